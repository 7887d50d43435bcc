import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { QueryError } from '../../components/query-error.tsx'
import { shownMoment } from '../../i18n/dates.ts'
import { useListSearch } from '../../shell/list-search.ts'
import { usePageTitle } from '../../shell/page-title.tsx'
import styles from '../screen.module.css'
import pageStyles from './record-page.module.css'
import { useMissing } from './use-missing.ts'

type Query = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }

/** Shown until a row has arrived; a row that does not exist leads to the 404 page. */
export function RecordLoading({ query }: { query: Query }) {
  const { t } = useTranslation()
  const isMissing = useMissing(query.error)
  return query.error && !isMissing ? (
    <QueryError query={query} />
  ) : (
    <p role="status">{t('shell.loading')}</p>
  )
}

type Props = { back: { to: string; title: string }; name: string; children: ReactNode }

/** The page of one row, with a link back to its list. */
export function RecordPage({ back, name, children }: Props) {
  usePageTitle(name, back)
  const search = useListSearch(back.to)
  return (
    <article className={styles.screen}>
      <div className={pageStyles.back}>
        <Anchor
          className={styles.back}
          renderRoot={(props) => <Link to={back.to} search={search as never} {...props} />}
        >
          <Icon of={IconArrowLeft} size={18} /> {back.title}
        </Anchor>
      </div>
      {children}
    </article>
  )
}

type HeadProps = {
  name: string
  lang?: string | undefined
  /** Undefined where it is not allowed. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

export function RecordHead({ name, lang, onEdit, onRemove }: HeadProps) {
  const { t } = useTranslation()
  return (
    <>
      <Title order={1}>
        <bdi lang={lang}>{name}</bdi>
      </Title>
      {onEdit && (
        <Group>
          <Button leftSection={<Icon of={IconPencil} />} onClick={onEdit}>
            {t('content.edit')}
          </Button>
          {onRemove && (
            <Button variant="default" leftSection={<Icon of={IconTrash} />} onClick={onRemove}>
              {t('table.delete')}
            </Button>
          )}
        </Group>
      )}
    </>
  )
}

type FactsProps = {
  facts: readonly { label: string; value: ReactNode }[]
  edited_at: string | null | undefined
}

/** The values of a row under their names, without empty ones. */
export function Facts({ facts, edited_at }: FactsProps) {
  const { t } = useTranslation()
  return (
    <dl className={pageStyles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {edited_at && (
        <div>
          <dt>{t('content.edited')}</dt>
          <dd>
            <bdi dir="ltr">{shownMoment(edited_at)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** A part of the page, framed. */
export const RecordCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={pageStyles.card}>
    <h2>{title}</h2>
    {children}
  </section>
)
