import { type Band, bands } from '@quartet/domain/bands.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { BandMark } from '@quartet/ui/band-mark.tsx'
import { Disclosure } from '@quartet/ui/disclosure.tsx'
import { useTranslation } from 'react-i18next'
import type { Person } from '../read/person.ts'
import styles from './statement-groups.module.css'
import type { LineActions } from './statement-line.tsx'
import { StatementList } from './statement-list.tsx'
import type { Statement } from './use-own-statements.ts'

type Props = {
  person: Person
  pattern: Pattern
  selected: readonly number[]
  actions?: LineActions | undefined
  level?: 3 | 4
}

/**
 * The statements of a pattern in four groups: the one of the person's degree first and open, the
 * note on the order of use last.
 */
export function StatementGroups({ person, pattern, selected, actions, level = 4 }: Props) {
  const { t } = useTranslation()
  const degree = person.user_pattern_classification[pattern]
  const order = [
    ...bands.filter((band) => band === degree),
    ...bands.filter((band) => band !== degree),
  ]
  const group = (type: Statement['type'], name: string, band?: Band) => {
    const statements = person.attributes.filter(
      (statement) => statement.pattern === pattern && statement.type === type,
    )
    const ticked = statements.filter(({ id }) => selected.includes(id)).length
    return (
      <Disclosure
        key={type}
        plain
        level={level}
        openAtFirst={band !== undefined && band === degree}
        title={<GroupTitle name={name} band={band} ticked={ticked} />}
      >
        {statements.length === 0 && <p className={styles.none}>{t('statement.none')}</p>}
        <StatementList statements={statements} selected={selected} actions={actions} />
      </Disclosure>
    )
  }
  return (
    <>
      {order.map((band) => group(band, t(`band.${band}`), band))}
      {group('Sequence', t('profile.sequence_note'))}
    </>
  )
}

function GroupTitle({
  band,
  name,
  ticked,
}: {
  band: Band | undefined
  name: string
  ticked: number
}) {
  const { t } = useTranslation()
  return (
    <span className={styles.group}>
      {band && <BandMark band={band} />}
      {name}
      {ticked > 0 && (
        <span className={styles.count}>{t('statement.ticked', { count: ticked })}</span>
      )}
    </span>
  )
}
