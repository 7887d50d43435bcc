import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../../data/use-permissions.ts'
import { LciCards } from '../read/lci-cards.tsx'
import type { Person } from '../read/person.ts'
import { ScoreHistory } from '../read/score-history.tsx'
import { useAttempts } from '../read/use-attempts.ts'
import { WhoSees } from '../read/who-sees.tsx'

/** Past results with their answers, who sees them, and what scores can and cannot say. */
export function HistoryTab({ person, own }: { person: Person; own: boolean }) {
  return (
    <>
      <section data-screen-only>
        <ScoreHistory person={person} />
        <AnswersLink person={person} own={own} />
      </section>
      {own && <WhoSees person={person} />}
      <LciCards />
    </>
  )
}

function AnswersLink({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const hasFinished = (useAttempts(person.id).data?.attempts.length ?? 0) > 0
  const mayView = usePermissions()?.has('show_lci') ?? false
  if (!hasFinished || !mayView || !person.sees.includes('answers')) return null
  return (
    <Anchor
      py={10}
      display="inline-block"
      renderRoot={(props) =>
        own ? (
          <Link to="/new-theme/answers" {...props} />
        ) : (
          <Link to="/new-theme/questions/{-$id}" params={{ id: String(person.id) }} {...props} />
        )
      }
    >
      {t('profile.view_lci')}
    </Anchor>
  )
}
