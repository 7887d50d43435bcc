import { Button, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { Icon } from '../../base/icon.tsx'
import { InsideIcon } from '../../base/inside-icon.tsx'
import { notice } from '../../base/notices.tsx'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

/** Each purpose as it stands. Taking back is always possible, allowing only for who agrees alone. */
export function Purposes({ purposes }: { purposes: OwnData['purposes'] }) {
  const { t } = useTranslation()
  const alone = purposes.some(({ may_give }) => may_give)
  return (
    <section className={styles.section}>
      <Title order={2}>{t('own_data.allow_title')}</Title>
      <Text>{t(alone ? 'own_data.allow_text' : 'own_data.allow_guardian')}</Text>
      <ul className={styles.purposes}>
        {purposes.map((row) => (
          <Purpose key={row.purpose} {...row} />
        ))}
      </ul>
    </section>
  )
}

function Purpose({ purpose, given, may_give }: OwnData['purposes'][number]) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const title = useId()
  const onSuccess = async () => {
    void notice('success', t(given ? 'own_data.withdrawn' : 'own_data.given'))
    await queries.invalidateQueries({ queryKey: api.privacy.key() })
  }
  const give = useMutation(api.privacy.give.mutationOptions({ onSuccess }))
  const withdraw = useMutation(api.privacy.withdraw.mutationOptions({ onSuccess }))
  const call = given ? withdraw : give
  return (
    <li className={styles.purpose} data-good={given || undefined}>
      <div>
        <p id={title} className={styles.name}>
          {t(`own_data.purpose_${purpose}`)}
        </p>
        <p className={styles.state}>
          {given ? <InsideIcon name="check" size={18} /> : <Icon name="close" size={18} />}
          {t(given ? 'own_data.allowed' : 'own_data.not_allowed')}
        </p>
      </div>
      {(given || may_give) && (
        <Button
          variant={given ? 'default' : 'outline'}
          aria-describedby={title}
          loading={call.isPending}
          onClick={() => call.mutate({ params: { purpose } })}
        >
          {t(given ? 'own_data.withdraw' : 'own_data.give')}
        </Button>
      )}
    </li>
  )
}
