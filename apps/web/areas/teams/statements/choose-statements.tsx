import { Button } from '@mantine/core'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { statementsAtMost } from '@quartet/domain/team-steps.ts'
import { useTranslation } from 'react-i18next'
import { TickState } from '../../../components/save-status.tsx'
import { StatementQuestions } from '../../../components/statement-questions.tsx'
import styles from '../build-team.module.css'
import { hasBothKinds, type TeamStatements, useTeamTicks } from '../team-statements.ts'
import { useContinue } from './use-continue.ts'

type Person = InferContractRouterOutputs<typeof contract>['profile']['show']['user']
type Props = { offered: TeamStatements; person: Person }

/** Each tick is saved at once; the button leads on as soon as all of them are. */
export function ChooseStatements({ offered, person }: Props) {
  const { t } = useTranslation()
  const { selected, tick, condition } = useTeamTicks(offered)
  const { problem, waiting, proceed, stay } = useContinue({
    isComplete: hasBothKinds(offered, selected),
    condition,
    leadsTeam: person.is_own_team,
  })
  const onTick = (id: number, ticked: boolean) => {
    stay()
    tick(id, ticked)
  }
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{t('team_steps.choose', { most: statementsAtMost })}</p>
        <p className={styles.note}>
          <TickState condition={condition} />
        </p>
      </div>
      <StatementQuestions
        questions={offered.questions}
        statements={offered.statements}
        degrees={person.user_pattern_classification}
        selected={selected}
        onTick={onTick}
        max={{ count: statementsAtMost, text: t('team_steps.full') }}
      />
      <div className={styles.ways}>
        <Button size="lg" loading={waiting} onClick={proceed}>
          {t('team_steps.next')}
        </Button>
        <p role="alert" className={styles.problem}>
          {problem && t(problem)}
        </p>
      </div>
    </>
  )
}
