import { useRef } from 'react'
import { type AnswerQueue, type Answers, isAnswered, type Question } from './use-answers.ts'
import { useNumberKeys } from './use-number-keys.ts'
import { focusOn, type Screens } from './use-screens.ts'
import { useTimeOnScreen } from './use-time-on-screen.ts'

type Props = {
  shown: Question[]
  answers: Answers
  queue: AnswerQueue
  screens: Screens
  advances: boolean
}

/** Milliseconds for which the chosen answer is visible before the next statement. */
const glanceMs = 250
const writingPauseMs = 700

/** Handles choosing, writing and leaving a screen. */
export function useAnswering({ shown, answers, queue, screens, advances }: Props) {
  const timeOnScreen = useTimeOnScreen(String(screens.index))
  const glance = useRef<ReturnType<typeof setTimeout>>(undefined)
  const statements = shown.filter(({ part }) => part === 1)
  const idOf = (number: number) => shown.find((question) => question.number === number)?.id ?? 0
  const give = (number: number, value: number) =>
    queue.put({
      [number]: {
        question_id: idOf(number),
        value,
        ms: Math.round(timeOnScreen() / statements.length),
      },
    })

  const advanceFrom = (number: number) => {
    if (isElsewhere(number)) return // do not call back a user who has already moved on
    if (screens.oneByOne) return screens.next()
    const following = statements.find((statement) => statement.number > number)
    if (following) focusOn(following.number)
  }
  const choose = (number: number, value: number, settled: boolean) => {
    give(number, value)
    clearTimeout(glance.current)
    if (advances && settled) glance.current = setTimeout(() => advanceFrom(number), glanceMs)
  }
  useNumberKeys(
    statements.find(({ number }) => !isAnswered(answers.get(number)))?.number,
    (number, value) => {
      choose(number, value, true)
      if (!advances) focusOn(number)
    },
  )

  /**
   * The time on a page is known only when the user leaves it: each statement gets an equal share of
   * it.
   */
  const leaveBy = (way: () => void) => () => {
    clearTimeout(glance.current)
    for (const { number } of screens.oneByOne ? [] : statements) {
      const value = answers.get(number)?.value
      if (value !== undefined) give(number, value)
    }
    way()
  }
  const write = (number: number, text: string) =>
    queue.put({ [number]: { question_id: idOf(number), text } }, writingPauseMs)
  return { choose, write, leaveBy }
}

/** Whether the focus is at another statement. */
function isElsewhere(number: number) {
  const here = document.activeElement?.closest<HTMLElement>('[data-number]')?.dataset.number
  return here !== undefined && here !== String(number)
}
