import { Title } from '@mantine/core'
import { type MailGroup, mailGroups } from '@quartet/domain/mails.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import styles from './emails.module.css'
import { EmailsSearch } from './emails-search.tsx'
import { type EmailSummary, searchOf, useEmailFilter, useEmails } from './use-emails.ts'

/** Every mail of the product, each linked to its texts in one language. */
export function EmailsScreen() {
  const { t } = useTranslation()
  const permissions = usePermissions()
  if (permissions && !permissions.has('access_localization'))
    return <NoAccess title={t('emails.title')} />
  return (
    <article className={styles.screen}>
      <Title order={1}>{t('emails.title')}</Title>
      <p>{t('emails.lead')}</p>
      {permissions && <Emails />}
    </article>
  )
}

const groups = { ...mailGroups, footer: ['footer'] } as const
type Group = MailGroup | 'footer'
const groupNames = Object.keys(groups) as Group[]

function Emails() {
  const { t } = useTranslation()
  const { filter, change } = useEmailFilter()
  const query = useEmails(filter)
  const list = query.data?.list ?? []
  const emailsOf = (group: Group) =>
    list.filter(({ mail }) => (groups[group] as readonly string[]).includes(mail))
  return (
    <>
      <EmailsSearch filter={filter} change={change} />
      {query.error && <QueryError query={query} />}
      {!query.data && !query.error && <p role="status">{t('shell.loading')}</p>}
      {query.data && list.length === 0 && <p>{t('localization.none')}</p>}
      <div aria-busy={query.isFetching} className={styles.groups}>
        {groupNames
          .filter((group) => emailsOf(group).length > 0)
          .map((group) => (
            <section key={group} aria-labelledby={`emails-${group}`}>
              <Title order={2} size="h4" id={`emails-${group}`}>
                {t(`emails.group_${group}`)}
              </Title>
              <ul className={styles.emails}>
                {emailsOf(group).map((email) => (
                  <EmailRow key={email.mail} email={email} search={searchOf(filter)} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}

function EmailRow({
  email: { mail, subject, missing, changed, legal },
  search,
}: {
  email: EmailSummary
  search: Record<string, unknown>
}) {
  const { t } = useTranslation()
  return (
    <li>
      <Link
        to="/emails/$mail"
        params={{ mail }}
        search={search as never}
        className={styles.email}
        aria-describedby={`when-${mail}`}
      >
        <strong>{t(`emails.title_${mail}`)}</strong>
      </Link>
      <span className={styles.marks}>
        {missing > 0 && <Badge tone="warn">{t('content.missing')}</Badge>}
        {changed > 0 && <Badge tone="info">{t('localization.is_changed')}</Badge>}
        {legal && <Badge tone="sequence">{t('emails.legal')}</Badge>}
      </span>
      <p id={`when-${mail}`}>{t(`emails.when_${mail}`)}</p>
      <p>
        {t('emails.field_subject')}: <bdi>{subject}</bdi>
      </p>
    </li>
  )
}
