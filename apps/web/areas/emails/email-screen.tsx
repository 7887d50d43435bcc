import { Anchor, Title } from '@mantine/core'
import type { MailItem } from '@quartet/domain/mails.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import shared from '../../lists/screen.module.css'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import { usePageTitle } from '../../shell/page-title.tsx'
import { EmailForm } from './email-form.tsx'
import styles from './emails.module.css'
import { LanguageSelect } from './emails-search.tsx'
import { useEmail } from './use-email.ts'
import { searchOf, useEmailFilter } from './use-emails.ts'

/** One mail: its texts in a language beside the English ones, and how it looks. */
export function EmailScreen({ mail }: { mail: MailItem }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { filter, change } = useEmailFilter()
  const title = t(`emails.title_${mail}`)
  usePageTitle(title)
  if (permissions && !permissions.has('access_localization'))
    return <NoAccess title={t('emails.title')} />
  return (
    <article className={styles.screen}>
      <Anchor
        className={shared.back}
        renderRoot={(props) => <Link to="/emails" search={searchOf(filter) as never} {...props} />}
      >
        <Icon of={IconArrowLeft} size={18} /> {t('emails.all')}
      </Anchor>
      <Title order={1}>{title}</Title>
      <p>{t(`emails.when_${mail}`)}</p>
      <div className={styles.language}>
        <LanguageSelect value={filter.language} onChange={(language) => change({ language })} />
      </div>
      {permissions && <Texts key={filter.language} languageId={filter.language} mail={mail} />}
    </article>
  )
}

function Texts({ languageId, mail }: { languageId: number; mail: MailItem }) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const language = find(languageId)
  const query = useEmail({ language_id: languageId, mail })
  if (query.error) return <QueryError query={query} />
  if (!query.data || !language) return <p role="status">{t('shell.loading')}</p>
  return <EmailForm email={query.data.email} language={language} />
}
