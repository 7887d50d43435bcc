import { Text, Title } from '@mantine/core'
import { bands } from '@quartet/domain/bands.ts'
import { fewestResults } from '@quartet/domain/groups.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'
import { patternColour } from '@quartet/ui/pattern-colour.ts'
import { PatternMark } from '@quartet/ui/pattern-mark.tsx'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../components/plain-table.tsx'
import { shownNumber } from '../../i18n/numbers.ts'
import type { GroupPage } from './group.ts'
import styles from './groups.module.css'

/** How the results of a group are distributed. */
export function GroupResults({ group }: { group: GroupPage }) {
  const { t } = useTranslation()
  const { distribution, results, members } = group
  return (
    <section className={styles.part}>
      <Title order={2} size="h3">
        {t('groups.results')}
      </Title>
      {distribution ? (
        <>
          <Text>{t('groups.results_of', { results: results ?? 0, members: members ?? 0 })}</Text>
          <Patterns patterns={distribution.patterns} />
          <Labels labels={distribution.labels} />
        </>
      ) : (
        <Text>{t('groups.results_few', { fewest: fewestResults, results: results ?? 0 })}</Text>
      )}
    </section>
  )
}

type Distribution = NonNullable<GroupPage['distribution']>
const shownBands = bands.toReversed()

function Patterns({ patterns }: Pick<Distribution, 'patterns'>) {
  const { t } = useTranslation()
  return (
    <PlainTable stacked>
      <thead>
        <tr>
          <th scope="col">{t('content.pattern')}</th>
          {shownBands.map((band) => (
            <th key={band} scope="col">
              {t(`band.${band}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {patterns.map(({ pattern, bands: people }) => (
          <tr key={pattern}>
            <th scope="row">
              <span className={styles.pattern}>
                <PatternMark pattern={pattern} size={20} />
                {t(`pattern.${pattern}`)}
              </span>
              <Bar pattern={pattern} people={people} />
            </th>
            {shownBands.map((band) => (
              <td key={band} data-label={t(`band.${band}`)}>
                {shownNumber(people[band])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

type BarProps = { pattern: Pattern; people: Distribution['patterns'][number]['bands'] }

/** The same numbers as a picture. */
const Bar = ({ pattern, people }: BarProps) => (
  <span className={styles.bar} aria-hidden="true">
    {shownBands.map((band) => (
      <span
        key={band}
        className={styles.share}
        data-band={band}
        style={{ flexGrow: people[band], background: patternColour(pattern, 'solid') }}
      />
    ))}
  </span>
)

function Labels({ labels }: Pick<Distribution, 'labels'>) {
  const { t } = useTranslation()
  return (
    <PlainTable>
      <thead>
        <tr>
          <th scope="col">{t('people.classification')}</th>
          <th scope="col">{t('groups.members')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map(({ classification, people }) => (
          <tr key={classification}>
            <th scope="row">{t(`label.${classification}`)}</th>
            <td>{shownNumber(people)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
