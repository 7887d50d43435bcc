import { Button, Group, Title } from '@mantine/core'
import { flagOf } from '@quartet/domain/country-flag.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareBar } from '../../components/completeness-bar.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { counted, shownNumber } from '../../i18n/numbers.ts'
import { LanguageWork } from './language-work.tsx'
import styles from './languages.module.css'
import { type EditableLanguage, useLanguageSteps } from './use-languages.ts'

type Props = { language: EditableLanguage; name: string; onEdit: () => void }

/** One language: its data, its state, what it lacks, and its actions. */
export function LanguageCard({ language, name, onEdit }: Props) {
  const { t } = useTranslation()
  const { publish, remove } = useLanguageSteps(language, name)
  const [confirming, setConfirming] = useState<'remove' | 'take_back' | null>(null)
  const { id, tag, rtl, missing, is_default, published } = language
  const confirm = () => {
    if (confirming === 'remove') remove.mutate()
    else publish.mutate(false)
    setConfirming(null)
  }
  return (
    <li className={styles.language}>
      <Title order={2} size="h4">
        {language.flag && (
          <span aria-hidden="true" className={styles.flag}>
            {flagOf(language.flag)}
          </span>
        )}
        {name}
      </Title>
      <ul className={styles.marks}>
        <li data-good={published || undefined}>
          {t(published ? 'languages.published' : 'languages.draft')}
        </li>
        {is_default && <li>{t('languages.default')}</li>}
        {rtl === 1 && <li>{t('languages.rtl')}</li>}
        <li>
          <bdi>{tag}</bdi>
        </li>
      </ul>
      <State language={language} />
      <LanguageWork language={language} />
      {!published && missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((gate) => (
            <li key={gate}>
              {t(`languages.missing_${gate}`, {
                count: language.register_texts.of - language.register_texts.count,
              })}
            </li>
          ))}
        </ul>
      )}
      <Group gap="xs" mt="auto">
        {!is_default && !published && (
          <Button
            disabled={missing.length > 0}
            loading={publish.isPending}
            onClick={() => publish.mutate(true)}
          >
            {t('languages.publish')}
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/localization/$id" params={{ id: String(id) }} {...props} />
          )}
        >
          {t('languages.to_texts')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/emails" search={{ language: id } as never} {...props} />
          )}
        >
          {t('emails.title')}
        </Button>
        <Button variant="default" onClick={onEdit} aria-label={t('languages.edit_of', { name })}>
          {t('content.edit')}
        </Button>
        {!is_default && published && (
          <Button
            variant="default"
            loading={publish.isPending}
            onClick={() => setConfirming('take_back')}
          >
            {t('languages.take_back')}
          </Button>
        )}
        {!is_default && !published && (
          <Button variant="default" onClick={() => setConfirming('remove')}>
            {t('table.delete')}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={confirming !== null}
        text={`${t(confirming === 'remove' ? 'languages.delete_text' : 'languages.take_back_text', { name })} ${t('languages.readers', { count: language.readers })}.`}
        action={t(confirming === 'remove' ? 'table.delete' : 'languages.take_back')}
        cancel={t('table.cancel')}
        onCancel={() => setConfirming(null)}
        onConfirm={confirm}
      />
    </li>
  )
}

const shares = ['register_texts', 'texts', 'mails', 'statements', 'walls'] as const

/** How much content of each kind exists, as a bar and in words. */
function State({ language }: { language: EditableLanguage }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.state}>
      {shares.map((share) => {
        const { count, of } = language[share]
        return (
          <div key={share}>
            <dt>{t(`languages.${share}`)}</dt>
            <dd>{t('content.count_of', { ...counted(count), of: shownNumber(of) })}</dd>
            <ShareBar count={count} of={of} />
          </div>
        )
      })}
      {language.forms.map(({ age_group_id, active, pilot }) => (
        <div key={age_group_id}>
          <dt>{t('languages.form_age', { age: t(`register.age_${age_group_id}`) })}</dt>
          <dd title={pilot ? t('languages.pilot_text') : undefined}>
            {t(active ? 'languages.form_there' : 'languages.form_none')}
            {pilot && <span className={styles.pilot}> {t('languages.pilot')}</span>}
          </dd>
        </div>
      ))}
      <div>
        <dt className={styles.readers}>{t('languages.readers', { count: language.readers })}</dt>
      </div>
    </dl>
  )
}
