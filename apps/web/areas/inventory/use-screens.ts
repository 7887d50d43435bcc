import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { screensOf } from '@quartet/ui/inventory-screens.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { type Answers, isAnswered, type Question } from './use-answers.ts'
import { useOneByOne } from './use-one-by-one.ts'

/**
 * The position in the inventory, stored in the hash of the address so that Back works: an item's
 * number, or `check`.
 */
export function useScreens(questions: Question[], answers: Answers, ageGroup: AgeGroup) {
  const oneByOne = useOneByOne(ageGroup)
  const screens = useMemo(() => screensOf(questions, oneByOne), [questions, oneByOne])
  const { hash } = useLocation()
  const [resumeAt] = useState(
    () => questions.find(({ number }) => !isAnswered(answers.get(number)))?.number,
  )
  const named = questions.find(({ number }) => String(number) === hash)?.number
  const item = hash === 'check' ? undefined : (named ?? resumeAt)
  const found = screens.findIndex((screen) => item !== undefined && screen.includes(item))
  const index = found === -1 ? screens.length : found
  const onTop = oneByOne || screens[index]?.[0] === item
  useFocusOn(named ?? (hash === 'check' ? 'check' : undefined), onTop ? undefined : item)

  const navigate = useNavigate()
  const goTo = (place: number | 'check') =>
    void navigate({ to: '.', hash: String(place), hashScrollIntoView: false })
  return {
    oneByOne,
    /** The item numbers on this screen; empty on the check before finishing. */
    screen: screens[index] ?? [],
    index,
    goTo,
    next: () => goTo(screens[index + 1]?.[0] ?? 'check'),
    /** Undefined on the first screen. */
    back: index > 0 ? () => goTo(screens[index - 1]?.[0] ?? 'check') : undefined,
  }
}

export type Screens = ReturnType<typeof useScreens>

/**
 * Focuses a new position; when resuming, the position is only scrolled into view and the heading
 * keeps the focus.
 */
function useFocusOn(place: number | 'check' | undefined, below: number | undefined) {
  const [start] = useState(below)
  useEffect(() => {
    if (place !== undefined) focusOn(place)
    else if (start !== undefined) placeOf(start)?.scrollIntoView({ block: 'nearest' })
  }, [place, start])
}

const placeOf = (place: number | 'check') =>
  document.querySelector<HTMLElement>(`[data-number="${place}"]`)

export function focusOn(place: number | 'check') {
  const element = placeOf(place)
  const control =
    element?.querySelector<HTMLElement>('input:checked') ??
    element?.querySelector<HTMLElement>('input, textarea') ??
    element
  if (place === 'check') scrollTo(0, 0)
  else element?.scrollIntoView({ block: 'nearest' })
  control?.focus({ preventScroll: true })
}
