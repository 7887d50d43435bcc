import { isFixedPage, placeStateOf, placesOf } from '@quartet/domain/page-places.ts'
import { isPublicPage, publicPages } from '@quartet/domain/pages.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../data/client.ts'
import { currentLanguage } from '../../i18n/language.ts'
import { RecordForm } from '../../lists/record/record-form.tsx'
import { showToast } from '../../shell/toast.tsx'
import styles from './page-editor.module.css'
import { type Page, pages, placeFields, withDraft } from './pages.tsx'

type Place = Pick<Page, 'key' | 'age_group_id' | 'order' | 'in_menu' | 'edited_at'>

async function move(id: number, { key, age_group_id, order, in_menu, edited_at }: Place) {
  const body = {
    ...{ key, age_group_id, order, in_menu: in_menu ?? false },
    ...(edited_at !== null && { before: edited_at }),
  }
  return withState((await client.cms.move({ params: { id }, body })).row)
}

/** A page whose state, for the form, is that of its place. */
const withState = (page: Parameters<typeof withDraft>[0]): Page => ({
  ...withDraft(page),
  edited_at: placeStateOf(page),
})

/** Where a page is shown and who can read it; changes apply to all languages at once. */
export function PagePlace({ page }: { page: Page }) {
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const fields = useMemo(() => placeFields(!isFixedPage(page.key)), [page.key])
  const again = () => setRound(round + 1)
  return (
    <details className={styles.place}>
      <summary>{t('cms.place')}</summary>
      <p>
        {t('cms.where')} <bdi dir="ltr">{placesOf(page.key).join(', ')}</bdi>
      </p>
      <p>
        {isPublicPage(page.key)
          ? t('cms.readers_all')
          : t('cms.readers_members', {
              pages: new Intl.ListFormat(currentLanguage().tag, { type: 'unit' }).format(
                publicPages.map((key) => t(`page.${key}`)),
              ),
            })}
      </p>
      <p>{t('cms.place_text')}</p>
      <RecordForm<Page, Place, Place>
        key={`${round} ${page.key} ${page.age_group_id} ${page.order} ${page.in_menu}`}
        name="cms_place"
        fields={fields}
        record={withState(page)}
        add={async () => page}
        edit={move}
        show={async (id) => withState((await pages.calls.show({ params: { id } })).row)}
        onClose={again}
        onSaved={() => {
          again()
          void showToast('success', t('content.saved'))
        }}
      />
    </details>
  )
}
