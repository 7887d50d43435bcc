import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { limits } from '@quartet/contract/limits.ts'
import { legalPages, legalPermission } from '@quartet/domain/consent-texts.ts'
import { placesOf } from '@quartet/domain/page-places.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import type { Content } from '../../lists/content/content.ts'
import { ContentScreen } from '../../lists/content/content-screen.tsx'
import { BodyField } from './body-field.tsx'
import styles from './cms-screen.module.css'

type Entry = InferContractRouterOutputs<typeof contract>['cms']['entry']['row']

const { list, entry: show, add, edit, removeMany, restore } = client.cms

/** The title, linked to the public page when it is published. */
const TitleCell = ({ id, title, published, removed }: Entry) =>
  published && removed === 0 ? (
    <Link to="/page/$id" params={{ id: String(id) }}>
      {title}
    </Link>
  ) : (
    title
  )

function KeyCell({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <span>
      <bdi>{name}</bdi>
      <span className={styles.where}>
        {t('cms.where')} <bdi dir="ltr">{placesOf(name).join(' ')}</bdi>
      </span>
    </span>
  )
}

function AgeCell({ age }: { age: Entry['age_group_id'] }) {
  const { t } = useTranslation()
  return t(age === null ? 'cms.age_all' : `register.age_${age}`)
}

const pages: Content<Entry> = {
  name: 'cms',
  texts: { title: 'cms.title', view: 'cms.view', hint: 'cms.hint', add: 'cms.add' },
  access: 'access_cms',
  calls: { list, show, add, edit, removeMany, restore },
  fields: [
    {
      key: 'title',
      kind: 'text',
      label: 'cms.name',
      max: limits.page.title,
      cell: (row) => <TitleCell {...row} />,
    },
    {
      key: 'key',
      kind: 'text',
      label: 'cms.key',
      hint: 'cms.key_hint',
      max: limits.page.key,
      shared: true,
      restricted: { values: legalPages, permission: legalPermission },
      cell: ({ key }) => <KeyCell name={key} />,
    },
    {
      key: 'body_html',
      kind: 'slot',
      label: 'cms.body',
      column: 'none',
      sort: false,
      input: (props) => <BodyField {...props} />,
    },
    {
      key: 'age_group_id',
      kind: 'choice',
      label: 'content.age_group',
      hint: 'cms.age_hint',
      options: ([1, 2, 3] as const).map((age) => ({
        value: String(age),
        label: `register.age_${age}` as const,
      })),
      optional: true,
      filter: true,
      cell: ({ age_group_id }) => <AgeCell age={age_group_id} />,
    },
    { key: 'order', kind: 'number', label: 'cms.order', ...limits.page.order },
    { key: 'published', kind: 'flag', label: 'cms.published', shared: false },
  ],
}

/** Pages by language and age group; a new page is a draft until it is published. */
export const CmsScreen = () => <ContentScreen content={pages} />
