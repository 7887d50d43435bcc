import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { limits } from '@quartet/contract/limits.ts'
import { legalPages, legalPermission } from '@quartet/domain/consent-texts.ts'
import { placesOf } from '@quartet/domain/page-places.ts'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../components/badge.tsx'
import { client } from '../../data/client.ts'
import type { Content, ContentField } from '../../lists/content/content.ts'
import styles from './cms-screen.module.css'

const RichText = lazy(() =>
  import('../../components/rich-text.tsx').then((editor) => ({ default: editor.RichText })),
)

type Entry = InferContractRouterOutputs<typeof contract>['cms']['entry']['row']
/** A page as editors work on it: with its draft, if it has one. */
export type Page = Entry & { has_draft: boolean }

export const withDraft = (row: Entry): Page => ({
  ...row,
  title: row.draft_title ?? row.title,
  body_html: row.draft_body ?? row.body_html,
  edited_at: row.draft_at ?? row.edited_at,
  has_draft: Boolean(row.draft_at),
})

function KeyCell({ name }: { name: string }) {
  const { t } = useTranslation()
  const places = placesOf(name).join(', ')
  return (
    <span>
      <bdi>{name}</bdi>
      <span className={styles.where} title={places}>
        {t('cms.where')} <bdi dir="ltr">{places}</bdi>
      </span>
    </span>
  )
}

function AgeCell({ age }: { age: Page['age_group_id'] }) {
  const { t } = useTranslation()
  return t(age === null ? 'cms.age_all' : `register.age_${age}`)
}

function PublishedCell({ published, has_draft }: Page) {
  const { t } = useTranslation()
  return (
    <>
      {t(published ? 'content.yes' : 'content.no')}{' '}
      {has_draft && <Badge tone="warn">{t('cms.has_draft')}</Badge>}
    </>
  )
}

const title: ContentField<Page> = {
  key: 'title',
  kind: 'text',
  label: 'cms.name',
  max: limits.page.title,
}
const body: ContentField<Page> = {
  key: 'body_html',
  kind: 'slot',
  label: 'cms.body',
  column: 'none',
  sort: false,
  input: (props) => <RichText {...props} />,
}
/** What the versions of a page share: chosen for a new page, changed in its place. */
const place: readonly ContentField<Page>[] = [
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
  { key: 'order', kind: 'number', label: 'cms.order', column: 'hidden', ...limits.page.order },
]
const inMenu: ContentField<Page> = {
  key: 'in_menu',
  kind: 'flag',
  label: 'cms.in_menu',
  hint: 'cms.in_menu_hint',
  sort: false,
  column: 'hidden',
}
export const placeFields = (mayBeInMenu: boolean) => (mayBeInMenu ? [...place, inMenu] : place)

const { cms } = client

/** Pages by language and age group; a new page is not shown until it is published. */
export const pages: Content<Page> = {
  name: 'cms',
  texts: { title: 'cms.title', view: 'cms.view', hint: 'cms.hint', add: 'cms.add' },
  access: 'access_cms',
  editorOf: (row, version) => `/cms/${row}${version === undefined ? '' : `?version=${version}`}`,
  calls: {
    async list(input, options) {
      const page = await cms.list(input, options)
      return { ...page, list: page.list.map(withDraft) }
    },
    async show(input) {
      const { row, versions, ...others } = await cms.entry(input)
      return { ...others, row: withDraft(row), versions: versions.map(withDraft) }
    },
    async history(input) {
      const { history, ...others } = await cms.history(input)
      const worked = (values: (typeof history)[number]['before']) =>
        values && withDraft(values as Entry)
      return {
        ...others,
        history: history.map((entry) => ({
          ...entry,
          before: worked(entry.before),
          after: worked(entry.after),
        })),
      }
    },
    add: async ({ body }) => ({ row: withDraft((await cms.add({ body: body as never })).row) }),
    edit: async ({ params, body: { title, body_html, edited_at } }) => {
      const body = { title, body_html, edited_at } as never
      return { row: withDraft((await cms.saveDraft({ params, body })).row) }
    },
    removeMany: cms.removeMany,
    restore: cms.restore,
  },
  fields: [
    title,
    ...place.map((field) => ({ ...field, written: 'once' as const })),
    body,
    {
      key: 'published',
      kind: 'flag',
      label: 'cms.published',
      written: 'never',
      cell: (row) => <PublishedCell {...row} />,
    },
    {
      key: 'has_draft',
      kind: 'flag',
      label: 'cms.has_draft',
      column: 'none',
      sort: false,
      written: 'never',
    },
    { ...inMenu, written: 'never' },
  ],
}
