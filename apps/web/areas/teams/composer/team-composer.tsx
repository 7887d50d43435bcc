import { Title, VisuallyHidden } from '@mantine/core'
import type { ComposerPerson } from '@quartet/domain/team-coverage.ts'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { listed } from '../../../i18n/lists.ts'
import { ComposerForm } from './composer-form.tsx'
import { type ComposedTeam, ProposedTeams } from './proposed-teams.tsx'
import styles from './team-composer.module.css'
import { useComposer } from './use-composer.ts'

type Props = {
  people: readonly ComposerPerson[]
  onCreate: (teams: ComposedTeam[]) => void
  isCreating?: boolean
}

/** Divides people into teams whose patterns are well spread. */
export function TeamComposer({ people, onCreate, isCreating = false }: Props) {
  const { t } = useTranslation()
  const { division, failed, propose, move } = useComposer(people)
  const nameOf = (id: number) =>
    `\u2068${people.find((person) => person.id === id)?.name ?? ''}\u2069`
  return (
    <section className={styles.composer}>
      <Title order={1}>{t('composer.title')}</Title>
      <ComposerForm people={people} isAgain={division !== null} onPropose={propose} />
      <div role="status">
        {division && (
          <VisuallyHidden>{t('composer.proposal', { number: division.seed })}</VisuallyHidden>
        )}
        {failed && (
          <NoteBox mood="bad">
            <p>{t(`composer.error_${failed.error}`, { names: listed(failed.ids.map(nameOf)) })}</p>
          </NoteBox>
        )}
      </div>
      {division && (
        <ProposedTeams
          key={division.seed}
          {...{ people, division, isCreating, onCreate }}
          onMove={move}
        />
      )}
    </section>
  )
}
