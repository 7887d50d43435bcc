import '@mantine/core/styles/Skeleton.layer.css'
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { PlainTable } from '../../components/plain-table.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { api } from '../../data/client.ts'
import { useSession } from '../../data/session.ts'
import { shownMoment, writtenMoment } from '../../i18n/dates.ts'
import { showToast } from '../../shell/toast.tsx'
import styles from './own-data.module.css'
import { type SharedItem, type SharedLink, toItems } from './shared-item.ts'

const page = 10

/** What was mailed and what links show, by the person and about the person; links can be revoked. */
export function SharedItems() {
  const { t } = useTranslation()
  const [shown, setShown] = useState(page)
  const mails = useQuery(api.sharing.list.queryOptions({ meta: { quiet: true } }))
  const links = useQuery(api.sharing.links.queryOptions({ meta: { quiet: true } }))
  const failed = [mails, links].find(({ error, data }) => error && !data)
  const items = mails.data && links.data && toItems(mails.data.list, links.data.list)
  return (
    <section className={styles.section} id="shared">
      <Title order={2}>{t('own_data.shared_title')}</Title>
      <Text>{t('own_data.shared_text')}</Text>
      {failed && <QueryError query={failed} />}
      {!failed && !items && <Skeleton height={160} radius="lg" />}
      {items?.length === 0 && <Text>{t('own_data.shared_empty')}</Text>}
      {items && items.length > 0 && <Table items={items.slice(0, shown)} />}
      {items && items.length > shown && (
        <div>
          <Button variant="default" onClick={() => setShown(shown + page)}>
            {t('views.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Table({ items }: { items: SharedItem[] }) {
  const { t } = useTranslation()
  return (
    <PlainTable stacked>
      <thead>
        <tr>
          <th scope="col">{t('own_data.kind')}</th>
          <th scope="col">{t('own_data.shared_to')}</th>
          <th scope="col">{t('own_data.shared_at')}</th>
          <th scope="col">{t('own_data.shared_state')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.way} ${item.id}`}>
            <th scope="row">
              {t(`own_data.shared_${item.kind}`)}
              <People item={item} />
            </th>
            <td data-label={t('own_data.shared_to')}>
              <Recipient item={item} />
            </td>
            <td data-label={t('own_data.shared_at')}>
              <bdi dir="ltr">{shownMoment(item.at)}</bdi>
            </td>
            <td data-label={t('own_data.shared_state')}>
              {item.way === 'link' ? <LinkState link={item.link} /> : t('own_data.shared_sent')}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}

/** The sender and the person, where they are somebody else. */
function People({ item: { sender, person } }: { item: SharedItem }) {
  const { t } = useTranslation()
  const me = useSession()?.user_id
  const other =
    sender.id !== me
      ? t('own_data.shared_by', { name: sender.name })
      : person.id !== me && t('own_data.shared_of', { name: person.name })
  return other ? <span className={styles.beside}>{other}</span> : null
}

function Recipient({ item }: { item: SharedItem }) {
  const { t } = useTranslation()
  if (item.way === 'link')
    return t(
      item.link.audience === 'trusted' ? 'own_data.shared_trusted' : 'own_data.shared_anyone',
    )
  const { recipient, email, recipient_name } = item.mail
  if (recipient === 'address') return <bdi>{email}</bdi>
  return recipient === 'guardian'
    ? t('own_data.shared_guardian')
    : (recipient_name ?? t('own_data.shared_staff'))
}

function LinkState({ link }: { link: SharedLink }) {
  const { t } = useTranslation()
  const { state, views, last_viewed_at } = link
  return (
    <div className={styles.link}>
      <span>{t(`own_data.link_${state}`, { date: writtenMoment(link.expires_at) })}</span>
      <span>
        {views === 0 || !last_viewed_at
          ? t('own_data.opened_never')
          : t('own_data.opened', { count: views, date: writtenMoment(last_viewed_at) })}
      </span>
      {(state === 'open' || state === 'closed') && <Revoke link={link} />}
    </div>
  )
}

function Revoke({ link: { id } }: { link: SharedLink }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const revoke = useMutation(
    api.sharing.revokeLink.mutationOptions({
      onSuccess: async () => {
        setConfirming(false)
        void showToast('success', t('own_data.revoke_done'))
        await queries.invalidateQueries({ queryKey: api.sharing.links.key() })
      },
    }),
  )
  return (
    <div>
      <Button variant="default" size="sm" onClick={() => setConfirming(true)}>
        {t('own_data.revoke')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        text={t('own_data.revoke_sure')}
        action={t('own_data.revoke')}
        busy={revoke.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => revoke.mutate({ params: { id } })}
      />
    </div>
  )
}
