import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/dialog.tsx'
import { download } from '../../../data/download.ts'
import { showToast } from '../../../shell/toast.tsx'
import styles from './sign-in.module.css'

/** The recovery codes, which are shown only once. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => void showToast('success', t('second_step.copied')),
      () => void showToast('info', t('second_step.not_copied')),
    )
  return (
    <Dialog opened onClose={onClose} title={t('second_step.codes_title')}>
      <div className={styles.form}>
        <Text>{t('second_step.codes_text')}</Text>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copy()}>
            {t('second_step.copy')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              download(new File([`${text}\n`], 'quartet-codes.txt', { type: 'text/plain' }))
            }
          >
            {t('second_step.save')}
          </Button>
          <Button onClick={onClose}>{t('second_step.stored')}</Button>
        </Group>
      </div>
    </Dialog>
  )
}
