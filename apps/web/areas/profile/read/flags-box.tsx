import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import { RetakeButton } from '../../../components/retake-button.tsx'
import styles from './flags-box.module.css'
import type { Person } from './person.ts'
import { retakeDay, useAttempts } from './use-attempts.ts'

/** Doubts about the quality of a result; hidden once its owner decides to keep it. */
export function FlagsBox({ person, own }: { person: Person; own: boolean }) {
  const { t } = useTranslation()
  const [acceptedResult, acceptResult] = useLocalStorage({
    key: `result_kept.${person.id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const { data } = useAttempts(person.id)
  if (person.quality_flags.length === 0 || (own && acceptedResult === person.scored_at)) return null
  const day = retakeDay(data)
  const mayRetake = data !== undefined && !data.open_attempt && day === null
  return (
    <NoteBox mood="warn" title={t('profile.flags_title')}>
      <p>{t(own ? 'profile.flags_text' : 'profile.flags_of_text')}</p>
      {!isSaidByLabel(person) && (
        <ul className={styles.flags}>
          {person.quality_flags.map((flag) => (
            <li key={flag}>{t(`profile.flag_${flag}`)}</li>
          ))}
        </ul>
      )}
      {own && day && <p>{t('profile.again_from', { date: day })}</p>}
      {own && (
        <div className={styles.ways}>
          {mayRetake && (
            <RetakeButton userId={person.id} size="md">
              {t('profile.flags_again')}
            </RetakeButton>
          )}
          <Button variant="default" onClick={() => acceptResult(person.scored_at ?? '')}>
            {t('profile.flags_keep')}
          </Button>
        </div>
      )}
    </NoteBox>
  )
}

/** The definition of a provisional label already gives this reason. */
const isSaidByLabel = ({ quality_flags }: Person) =>
  quality_flags.every((flag) => flag === 'nonstandard')
