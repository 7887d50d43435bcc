import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './delete-statement.module.css'
import type { Statement } from './use-own-statements.ts'

type Props = { statement: Statement; onCancel: () => void; onDelete: () => void }

/** Shows the statement to be deleted and asks for confirmation. */
export function DeleteStatement({ statement, onCancel, onDelete }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t('statement.sure_text')}</Text>
      <blockquote className={styles.words} dir="auto">
        {statement.title}
      </blockquote>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('statement.cancel')}
        </Button>
        <Button className={styles.delete} onClick={onDelete}>
          {t('statement.delete')}
        </Button>
      </Group>
    </>
  )
}
