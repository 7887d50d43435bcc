import { Title } from '@mantine/core'
import { NoteBox } from '@quartet/ui/note-box.tsx'
import { useTranslation } from 'react-i18next'
import styles from './screen.module.css'

/** Shown to users without the permission for a page; the server refuses the calls as well. */
export function NoAccess({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <article className={styles.screen}>
      <Title order={1}>{title}</Title>
      <NoteBox mood="info" title={t('content.closed_title')}>
        <p>{t('content.closed')}</p>
      </NoteBox>
    </article>
  )
}
