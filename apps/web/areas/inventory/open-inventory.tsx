import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { AgeGroup } from '@quartet/domain/patterns.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../data/failure.ts'
import { useContentLanguage } from '../../i18n/use-content-language.ts'
import { Check } from './check.tsx'
import { InventorySettings } from './inventory-settings.tsx'
import { QuestionsForm } from './questions-form.tsx'
import { StateLine } from './state-line.tsx'
import { useAnswering } from './use-answering.ts'
import { type Inventory, useAnswers } from './use-answers.ts'
import { useFinish } from './use-finish.ts'
import { useOffline } from './use-offline.ts'
import { useScreens } from './use-screens.ts'

type Props = {
  inventory: Inventory
  userId: number
  ageGroup: AgeGroup
  onError: (failure: Failure) => void
}

/** The caller's open inventory: its screens, then the check before finishing. */
export function OpenInventory({ inventory, userId, ageGroup, onError }: Props) {
  const { questions, form } = inventory
  useOffline(userId)
  const { answers, condition, queue } = useAnswers(inventory, userId, onError)
  const screens = useScreens(questions, answers, ageGroup)
  const shown = questions.filter(({ number }) => screens.screen.includes(number))
  const [autoAdvance, setAutoAdvance] = useLocalStorage({
    key: 'inventory.auto_advance',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const { choose, write, leaveBy } = useAnswering({
    shown,
    answers,
    queue,
    screens,
    advances: autoAdvance && ageGroup !== 1,
  })
  const finish = useFinish(inventory.attempt_id, queue)
  const language = useContentLanguage()(form.language_id)
  const part = shown[0]?.part
  return (
    <>
      <StateLine
        questions={questions}
        answers={answers}
        condition={condition}
        ageGroup={ageGroup}
        part={part ?? 1}
      />
      {part === undefined ? (
        <Check
          questions={questions}
          answers={answers}
          ageGroup={ageGroup}
          language={language}
          finish={finish}
          onGoTo={screens.goTo}
        />
      ) : (
        <>
          <QuestionsForm
            shown={shown}
            scale={form.scale}
            answers={answers}
            ageGroup={ageGroup}
            language={language}
            language_id={form.language_id}
            onChoose={choose}
            onWrite={write}
            onLeaveField={() => void queue.flush()}
            onBack={screens.back && leaveBy(screens.back)}
            start={<ToInstructions />}
            onNext={leaveBy(screens.next)}
          />
          <InventorySettings
            inventory={inventory}
            userId={userId}
            ageGroup={ageGroup}
            autoAdvance={autoAdvance}
            onAutoAdvance={setAutoAdvance}
            withKeys={part === 1 && !screens.oneByOne}
          />
        </>
      )}
    </>
  )
}

/** Link back from the first screen. */
function ToInstructions() {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      size="lg"
      renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}
    >
      {t('questions.back')}
    </Button>
  )
}
