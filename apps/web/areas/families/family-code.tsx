import { Button, Text, Title } from '@mantine/core'
import { spokenCode } from '@quartet/domain/families.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Icon } from '../../components/icon.tsx'
import { client } from '../../data/client.ts'
import styles from './families.module.css'
import { useFamilyAction } from './family.ts'

/** The code with which people join, for the administrator only. */
export function FamilyCode({ code }: { code: string }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const replace = useFamilyAction(
    () => client.families.newCode(),
    () => undefined,
  )
  return (
    <section className={styles.card}>
      <Title order={2} size="h3">
        {t('family.code')}
      </Title>
      <p className={styles.code}>
        <bdi dir="ltr">{spokenCode(code)}</bdi>
      </p>
      <Text>{t('family.code_text')}</Text>
      <div className={styles.row}>
        <CopyButton text={spokenCode(code)} label={t('family.copy')} done={t('family.copied')} />
        <Button
          leftSection={<Icon of={IconRefresh} />}
          variant="default"
          loading={replace.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('family.new_code')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('family.new_code')}
        text={t('family.new_code_sure')}
        action={t('family.new_code')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          replace.mutate(undefined)
        }}
      />
    </section>
  )
}
