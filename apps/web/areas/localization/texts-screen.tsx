import { Anchor, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/icon.tsx'
import { usePermissions } from '../../data/use-permissions.ts'
import { NoAccess } from '../../lists/no-access.tsx'
import shared from '../../lists/screen.module.css'
import { useLanguageNames } from '../../lists/use-language-names.ts'
import { usePageTitle } from '../../shell/page-title.tsx'
import styles from './localization.module.css'
import { TextList } from './text-list.tsx'
import { TextSheet } from './text-sheet.tsx'

/** Every interface text in one language, beside the English one. */
export function TextsScreen({ languageId }: { languageId: number }) {
  const { t } = useTranslation()
  const permissions = usePermissions()
  const { find } = useLanguageNames()
  const language = find(languageId)
  const name = language?.name ?? ''
  const title = name ? t('localization.of', { name }) : t('localization.title')
  usePageTitle(title)
  if (permissions && !permissions.has('access_localization'))
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
      {permissions && language && (
        <>
          <TextSheet languageId={languageId} />
          <TextList key={languageId} language={language} />
        </>
      )}
    </article>
  )
}
