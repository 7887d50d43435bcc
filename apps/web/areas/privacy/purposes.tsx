import { Button, Text, Title } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { haveWordsChanged, useShownWords } from '../../components/consent-texts.ts'
import { Icon } from '../../components/icon.tsx'
import { api } from '../../data/client.ts'
import { useLanguage } from '../../i18n/language.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './own-data.module.css'
import type { OwnData } from './own-data.ts'

/**
 * The purposes with their state. Each can be withdrawn, but allowed only by persons who may consent
 * for themselves.
 */
export function Purposes({
  purposes,
  words,
}: {
  purposes: OwnData['purposes']
  words: OwnData['consent_texts']
}) {
  const { t } = useTranslation()
  const shown = useShownWords(words)
  const alone = purposes.some(({ may_give }) => may_give)
  return (
    <section className={styles.section}>
      <Title order={2}>{t('own_data.allow_title')}</Title>
      <Text>{t(alone ? 'own_data.allow_text' : 'own_data.allow_guardian')}</Text>
      <ul className={styles.purposes}>
        {purposes.map((row) => (
          <Purpose key={row.purpose} row={row} shown={shown} />
        ))}
      </ul>
    </section>
  )
}

type PurposeProps = { row: OwnData['purposes'][number]; shown: ReturnType<typeof useShownWords> }

function Purpose({ row: { purpose, given: isGiven, may_give }, shown }: PurposeProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const title = useId()
  const language = useLanguage().id
  const readAnew = () => queries.invalidateQueries({ queryKey: api.privacy.key() })
  const onSuccess = async () => {
    void showToast('success', t(isGiven ? 'own_data.withdrawn' : 'own_data.given'))
    await readAnew()
  }
  const onError = (error: unknown) => void (haveWordsChanged(error) && readAnew())
  const give = useMutation(api.privacy.give.mutationOptions({ onSuccess, onError }))
  const withdraw = useMutation(api.privacy.withdraw.mutationOptions({ onSuccess }))
  const decide = () => {
    if (isGiven) withdraw.mutate({ params: { purpose }, query: { language } })
    else if (shown) give.mutate({ params: { purpose }, body: { shown } })
  }
  return (
    <li className={styles.purpose} data-good={isGiven || undefined}>
      <div>
        <p id={title} className={styles.name}>
          {t(`own_data.purpose_${purpose}`)}
        </p>
        <p className={styles.state}>
          {isGiven ? <Icon of={IconCheck} size={18} /> : <Icon of={IconX} size={18} />}
          {t(isGiven ? 'own_data.allowed' : 'own_data.not_allowed')}
        </p>
      </div>
      {(isGiven || may_give) && (
        <Button
          variant={isGiven ? 'default' : 'outline'}
          aria-describedby={title}
          loading={give.isPending || withdraw.isPending}
          onClick={decide}
        >
          {t(isGiven ? 'own_data.withdraw' : 'own_data.give')}
        </Button>
      )}
    </li>
  )
}
