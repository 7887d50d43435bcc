import { Button } from '@mantine/core'
import { IconUsersMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { counted } from '../../i18n/numbers.ts'
import type { useCategoryPeople } from './use-category-people.ts'
import type { UserCategory } from './user-category.ts'

type Props = {
  category: UserCategory
  removal: ReturnType<typeof useCategoryPeople>['removeAll']
}

/** Takes everybody out of a category after a confirmation that says how many. */
export function EmptyButton({ category, removal }: Props) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconUsersMinus} />}
        onClick={() => setIsAsking(true)}
      >
        {t('user_categories.empty')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('table.sure')}
        text={t('user_categories.empty_text', counted(category.people))}
        action={t('user_categories.empty')}
        cancel={t('table.cancel')}
        busy={removal.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}
