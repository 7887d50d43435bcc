import { Button } from '@mantine/core'
import { neededDegrees } from '@quartet/domain/demand.ts'
import { fitOf, isLight } from '@quartet/domain/fit.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { evidenceInWords } from '../../../components/decoding/evidence-in-words.ts'
import { neededName, patternName } from '../../../components/decoding/pattern-words.ts'
import { Segments } from '../../../components/segments.tsx'
import styles from './fit-rows.module.css'
import type { Decoding } from './use-decoding.ts'
import { useIsOwn } from './use-is-own.ts'
import type { Draft } from './use-task.ts'

type Props = { task: Draft; decoding: Decoding }

/**
 * The demand of the task for each pattern, proposed and editable, compared with the person's
 * degree; and the resulting action (method 3.5).
 */
export function FitRows({ task, decoding }: Props) {
  const { t } = useTranslation()
  const { proposed, isJudged, unjudge, decodeAgain } = decoding
  return (
    <div className={styles.fit}>
      <Origin task={task} decoding={decoding} />
      <div className={styles.rows}>
        {patterns.map((pattern) => (
          <FitRow key={pattern} pattern={pattern} task={task} decoding={decoding} />
        ))}
      </div>
      {task.may_edit && (decodeAgain || (isJudged && proposed)) && (
        <div>
          <Button variant="subtle" onClick={decodeAgain ?? unjudge}>
            {t(decodeAgain ? 'decode.again' : 'decode.unjudge')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Where the degrees come from, and how often they are wrong. */
function Origin({ task, decoding: { proposed, isJudged, isReady, usesTable, evidence } }: Props) {
  const { t } = useTranslation()
  const isOwn = useIsOwn(task)
  if (!isReady && !isJudged) return null
  const { name } = task.person
  const origin = usesTable ? t('decode.fit_proposed_all') : t('decode.fit_proposed')
  const error = usesTable ? t('decode.fit_error') : t('decode.fit_error_words')
  return (
    <p className={styles.how}>
      {isJudged && (isOwn ? t('decode.fit_judged') : t('decode.fit_judged_of', { name }))}
      {!isJudged && !proposed && t('decode.fit_none')}
      {!isJudged && proposed && (evidence ? `${origin} ${error}` : t('decode.fit_older'))}
    </p>
  )
}

function FitRow({ pattern, task, decoding }: Props & { pattern: Pattern }) {
  const { t } = useTranslation()
  const { partly, judge, isReady } = decoding
  const isOwn = useIsOwn(task)
  const needed = partly[pattern]
  const own = task.person.bands?.[pattern]
  const score = task.person.scores?.[pattern]
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <PatternMark pattern={pattern} size={28} />
        <strong>{patternName(pattern)}</strong>
        {own && (
          <span className={styles.own}>
            <BandMark band={own} />
            {t(isOwn ? 'decode.own' : 'decode.own_of', {
              band: t(`band.${own}`),
              score: score ?? '',
            })}
          </span>
        )}
      </div>
      <Segments
        legend={t('decode.asks', { pattern: patternName(pattern) })}
        options={neededDegrees.map((value) => ({ value, label: neededName(value) }))}
        value={needed ?? null}
        onChange={(value) => judge(pattern, value)}
        disabled={!task.may_edit}
      />
      {isReady && <p className={styles.evidence}>{evidenceInWords(pattern, decoding)}</p>}
      {own && needed && (
        <Action
          pattern={pattern}
          needed={needed}
          own={own}
          isOwn={isOwn}
          isChild={task.person.age_group_id === 1}
        />
      )}
    </div>
  )
}

type ActionProps = { pattern: Pattern; isOwn: boolean; isChild: boolean } & {
  needed: Parameters<typeof fitOf>[0]
  own: Parameters<typeof fitOf>[1]
}

/** The action in one word and, for the person, one sentence; in plainer words for children. */
function Action({ pattern, needed, own, isOwn, isChild }: ActionProps) {
  const { t } = useTranslation()
  const action = fitOf(needed, own)
  const kind = isLight(needed, own) ? 'Lightly' : action
  return (
    <p
      className={styles.action}
      style={{
        background: patternColour(pattern, 'soft'),
        borderColor: patternColour(pattern, 'solid'),
      }}
    >
      <strong style={{ color: patternColour(pattern, 'ink') }}>
        {t(isChild ? `decode.child_${action}` : `decode.action_${action}`)}
      </strong>{' '}
      {isOwn && t(isChild ? `decode.child_${kind}_${pattern}` : `decode.fit_${kind}_${pattern}`)}
    </p>
  )
}
