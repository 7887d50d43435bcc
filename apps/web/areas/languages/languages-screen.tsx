import { Button, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import { LanguageCard } from './language-card.tsx'
import { LanguageForm } from './language-form.tsx'
import styles from './languages.module.css'
import type { EditableLanguage } from './use-languages.ts'

/** All languages: the state of each, and which are published. */
export function LanguagesScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_localization'))
    return <NoAccess title={t('languages.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('languages.title')}</Title>
      <p>{t('languages.lead')}</p>
      {permissions && <Languages />}
    </article>
  )
}

function Languages() {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const query = useQuery(api.languages.states.queryOptions({ meta: { quiet: true } }))
  const [edited, setEdited] = useState<EditableLanguage | 'new' | null>(null)
  if (!query.data)
    return query.error ? <QueryError query={query} /> : <p role="status">{t('shell.loading')}</p>
  const nameOf = (language: EditableLanguage) => find(language.id)?.name ?? language.title
  const close = () => setEdited(null)
  return (
    <>
      <div>
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => setEdited('new')}>
          {t('languages.add')}
        </Button>
      </div>
      <ul className={styles.languages}>
        {query.data.languages.map((language) => (
          <LanguageCard
            key={language.id}
            language={language}
            name={nameOf(language)}
            onEdit={() => setEdited(language)}
          />
        ))}
      </ul>
      <Text size="sm">{t('languages.flags_credit')}</Text>
      <Dialog
        opened={edited !== null}
        onClose={close}
        title={
          edited === null || edited === 'new'
            ? t('languages.add')
            : t('languages.edit_of', { name: nameOf(edited) })
        }
      >
        {edited && (
          <LanguageForm
            key={edited === 'new' ? 'new' : edited.id}
            language={edited === 'new' ? null : edited}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}
