import { Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceScreen, ResourceTable } from '../../lists/resource-screen/resource-screen.tsx'
import { RowScreen } from '../../lists/resource-screen/row-screen.tsx'
import { categories } from './categories.ts'
import { templatesOf } from './templates.ts'

export const CategoriesScreen = () => <ResourceScreen resource={categories} />

/** One category with its task templates. */
export function CategoryScreen({ id, versionId }: { id: number; versionId: number | undefined }) {
  const { t } = useTranslation()
  const templates = useMemo(() => templatesOf(id), [id])
  return (
    <RowScreen resource={categories} id={id} versionId={versionId} list="/task-categories">
      {versionId === undefined && (
        <>
          <Title order={2}>{t('content.templates')}</Title>
          <ResourceTable resource={templates} />
        </>
      )}
    </RowScreen>
  )
}
