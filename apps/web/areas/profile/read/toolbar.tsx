import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../../data/use-permissions.ts'
import { EditScores } from './edit-scores.tsx'
import { type Person, scoresOf } from './person.ts'
import styles from './toolbar.module.css'
import { useAttempts } from './use-attempts.ts'

/**
 * The actions on a profile, each by its permission and by which parts of the person are visible.
 */
export function Toolbar({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const [edits, setEdits] = useState(false)
  const taken = (useAttempts(person.id).data?.attempts.length ?? 0) > 0
  const scored = scoresOf(person) !== null
  const mayEdit = (permissions?.has('edit_users') ?? false) && person.sees.includes('scores')
  const mayPrint = scored && (permissions?.has('access_lci') ?? false)
  const mayViewLci =
    taken && (permissions?.has('show_lci') ?? false) && person.sees.includes('answers')
  const id = own ? undefined : String(person.id)
  if (!mayEdit && !mayPrint && !mayViewLci) return null
  return (
    <section aria-label={t('profile.tools')} className={styles.tools} data-screen-only>
      {mayEdit && (
        <Button variant="default" onClick={() => setEdits(true)}>
          {t('profile.edit_score')}
        </Button>
      )}
      {mayPrint && (
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/new-theme/print/{-$id}" params={{ id }} {...props} />}
        >
          {t('profile.print')}
        </Button>
      )}
      {mayViewLci && (
        <Button
          variant="default"
          renderRoot={(props) =>
            own ? (
              <Link to="/new-theme/answers" {...props} />
            ) : (
              <Link to="/new-theme/questions/{-$id}" params={{ id }} {...props} />
            )
          }
        >
          {t('profile.view_lci')}
        </Button>
      )}
      {mayEdit && <EditScores person={person} opened={edits} onClose={() => setEdits(false)} />}
    </section>
  )
}
