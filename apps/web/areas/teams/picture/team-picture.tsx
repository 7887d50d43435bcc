import { Button, Checkbox, Text, Title } from '@mantine/core'
import { type PicturePerson, scoredOf, withoutNames } from '@quartet/domain/team-picture.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { Segments } from '../../../components/segments.tsx'
import { FiguresTable } from './figures-table.tsx'
import { PeopleGrid } from './people-grid.tsx'
import { TeamGraph } from './team-graph.tsx'
import { TeamNotes } from './team-notes.tsx'
import styles from './team-picture.module.css'
import { WaitingList } from './waiting-list.tsx'

const views = ['graph', 'table'] as const

/** The patterns of a team as a graph or a table, with what it can talk about (D22). */
export function TeamPicture({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  const heading = useId()
  const [view, setView] = useState<(typeof views)[number]>('graph')
  const [isNameless, setNameless] = useState(false)
  const shown = useMemo(
    () =>
      isNameless ? withoutNames(people, (number) => t('team_picture.person', { number })) : people,
    [people, isNameless, t],
  )
  return (
    <section className={styles.picture} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        {t('team_picture.title')}
      </Title>
      <div className={styles.tools}>
        <Segments
          legend={t('team_picture.view')}
          options={views.map((value) => ({ value, label: t(`team_picture.view_${value}`) }))}
          value={view}
          onChange={setView}
        />
        <Checkbox
          label={t('team_picture.hide_names')}
          checked={isNameless}
          onChange={({ currentTarget }) => setNameless(currentTarget.checked)}
        />
        <Button variant="default" leftSection={<Icon of={IconPrinter} />} onClick={() => print()}>
          {t('team_picture.print')}
        </Button>
      </div>
      {view === 'table' ? <PeopleGrid people={shown} /> : <GraphView people={shown} />}
      <TeamNotes people={shown} />
    </section>
  )
}

function GraphView({ people }: { people: readonly PicturePerson[] }) {
  const { t } = useTranslation()
  if (scoredOf(people).length === 0)
    return (
      <>
        <Text>{t('team_picture.empty')}</Text>
        <WaitingList people={people} />
      </>
    )
  return (
    <>
      <TeamGraph people={people} />
      <WaitingList people={people} />
      <FiguresTable people={people} />
    </>
  )
}
