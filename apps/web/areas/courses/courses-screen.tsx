import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePermissions } from '../../data/use-permissions.ts'
import styles from '../../lists/screen.module.css'
import { CoursesTable } from './courses-table.tsx'
import { OfferedCourses } from './offered-courses.tsx'

/** The courses: all of them for whoever edits them, else those that are offered. */
export function CoursesScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('courses.title')}</Title>
      <Text>{t('courses.lead')}</Text>
      {permissions && (permissions.has('access_courses') ? <CoursesTable /> : <OfferedCourses />)}
    </article>
  )
}
