import { Button } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Says what a result of the inventory would add here, and leads to the inventory. */
export function NoResultNote({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <NoteBox mood="info" title={title}>
      <p>{text}</p>
      <p>
        <Button renderRoot={(props) => <Link to="/new-theme/instructions" {...props} />}>
          {t('profile.next_start')}
        </Button>
      </p>
    </NoteBox>
  )
}
