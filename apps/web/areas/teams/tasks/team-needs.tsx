import { Button, Title } from '@mantine/core'
import { neededDegrees } from '@quartet/domain/demand.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { leadOn } from '@quartet/domain/team-tasks.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { evidenceInWords } from '../../../components/decoding/evidence-in-words.ts'
import { neededName, patternName } from '../../../components/decoding/pattern-words.ts'
import { Segments } from '../../../components/segments.tsx'
import { useSession } from '../../../data/session.ts'
import { listed } from '../../../i18n/lists.ts'
import styles from './team-task.module.css'
import type { Teammate, WholeTeamTask } from './team-task.ts'
import type { TeamDecoding } from './use-team-decoding.ts'

type Props = { task: WholeTeamTask; decoding: TeamDecoding }

/** How much the task needs of each pattern, and who could lead on it. */
export function TeamNeeds({ task, decoding }: Props) {
  const { t } = useTranslation()
  const { needed, isJudged, proposed, confirm, startOver } = decoding
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('team_tasks.needs_title')}
      </Title>
      <p className={styles.dim}>
        <Origin decoding={decoding} /> {t('team_tasks.habits')}
      </p>
      <div className={styles.rows}>
        {patterns.map((pattern) => (
          <NeedRow key={pattern} pattern={pattern} task={task} decoding={decoding} />
        ))}
      </div>
      <p>{t(confirmText(task.decoded, needed !== null))}</p>
      <div className={styles.tools}>
        {!task.decoded && (
          <Button size="lg" className={styles.wide} disabled={!needed} onClick={confirm}>
            {t('team_tasks.confirm')}
          </Button>
        )}
        {(task.decoded || (isJudged && proposed)) && (
          <Button variant="subtle" onClick={startOver}>
            {t('team_tasks.again')}
          </Button>
        )}
      </div>
    </section>
  )
}

function confirmText(isDecoded: boolean, isWhole: boolean) {
  if (isDecoded) return 'team_tasks.decoded_text'
  return isWhole ? 'team_tasks.confirm_text' : 'decode.confirm_judge'
}

/** Where the degrees come from, and how often proposals are wrong. */
function Origin({ decoding: { isReady, isJudged, proposed, usesTable } }: Pick<Props, 'decoding'>) {
  const { t } = useTranslation()
  if (isJudged) return t('team_tasks.judged')
  if (!isReady) return null
  if (!proposed) return t('decode.fit_none')
  return usesTable
    ? `${t('decode.fit_proposed_all')} ${t('decode.fit_error')}`
    : `${t('decode.fit_proposed')} ${t('decode.fit_error_words')}`
}

function NeedRow({ pattern, task, decoding }: Props & { pattern: Pattern }) {
  const { t } = useTranslation()
  const leadText = useLeadText()
  const { partly, judge, isReady } = decoding
  const needed = partly[pattern]
  const evidence = isReady ? evidenceInWords(pattern, decoding) : ''
  const members = task.members.map((member) => ({ member, band: member.bands?.[pattern] ?? null }))
  const lead = needed && leadOn(needed, members)
  return (
    <div className={styles.row}>
      <div className={styles.pattern}>
        <PatternMark pattern={pattern} size={28} />
        <strong>{patternName(pattern)}</strong>
      </div>
      <Segments
        legend={t('decode.asks', { pattern: patternName(pattern) })}
        options={neededDegrees.map((value) => ({ value, label: neededName(value) }))}
        value={needed ?? null}
        onChange={(value) => judge(pattern, value)}
      />
      {evidence && <p className={styles.dim}>{evidence}</p>}
      {lead && <p className={styles.lead}>{leadText(lead)}</p>}
    </div>
  )
}

/** The most people who are named for one pattern. */
const maxNamed = 6

/** Returns a function that says who could lead, the reader as "you". */
function useLeadText() {
  const { t } = useTranslation()
  const own = useSession()?.user_id
  const nameOf = ({ id, name }: Teammate) =>
    id === own ? t('team_tasks.you') : `\u2068${name}\u2069`
  return (lead: NonNullable<ReturnType<typeof leadOn<Teammate>>>) => {
    if (!('members' in lead)) return t(`team_tasks.lead_${lead.kind}`)
    const more = lead.members.length - maxNamed
    const names = lead.members.slice(0, maxNamed).map(nameOf)
    return t(`team_tasks.lead_${lead.kind}`, {
      names: listed(more > 0 ? [...names, `+${more}`] : names, 'unit'),
    })
  }
}
