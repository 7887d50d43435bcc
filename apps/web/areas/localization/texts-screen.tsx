import { Anchor, Title } from '@mantine/core'
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
import styles from './localization.module.css'
import { TextLine } from './text-line.tsx'
import { TextSheet } from './text-sheet.tsx'
import { TextsPages } from './texts-pages.tsx'
import { TextsSearch } from './texts-search.tsx'
import { useBegunTexts } from './use-begun-texts.ts'
import { useTexts } from './use-texts.ts'

/** Every interface text in one language, beside the English one. */
export function TextsScreen({ languageId }: { languageId: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { find } = useLanguageNames()
  const name = find(languageId)?.name ?? ''
  const title = name ? t('localization.of', { name }) : t('localization.title')
  usePageTitle(title)
  if (permissions && !permissions.has('access_cms'))
    return <NoAccess title={t('localization.title')} />
  return (
    <article className={styles.screen}>
      <Anchor
        className={shared.back}
        renderRoot={(props) => <Link to="/localization" {...props} />}
      >
        <Icon of={IconArrowLeft} size={18} /> {t('localization.all')}
      </Anchor>
      <Title order={1}>{title}</Title>
      <p>{t('localization.lead')}</p>
      {permissions && <TextList key={languageId} languageId={languageId} />}
    </article>
  )
}

function TextList({ languageId }: { languageId: number }) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const language = find(languageId)
  const { filter, change, query, perPage } = useTexts(languageId)
  const { list = [], count = 0 } = query.data ?? {}
  const texts = useBegunTexts(list)
  return (
    <>
      <TextSheet languageId={languageId} />
      <TextsSearch filter={filter} change={change} />
      {query.error && <QueryError query={query} />}
      {!query.data && !query.error && <p role="status">{t('shell.loading')}</p>}
      {query.data && count === 0 && <p>{t('localization.none')}</p>}
      <ul className={styles.lines} aria-busy={query.isFetching}>
        {language &&
          texts.lines.map((line) => (
            <TextLine key={line.key} line={line} language={language} texts={texts} />
          ))}
      </ul>
      <TextsPages
        page={filter.page}
        count={count}
        perPage={perPage}
        go={(page) => change({ page })}
      />
    </>
  )
}
