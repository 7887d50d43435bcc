import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { client } from '../data/client.ts'
import { currentSession } from '../data/session.ts'
import { choose, type Language, languagesQuery, useLanguage } from '../i18n/language.ts'
import styles from './preference-switches.module.css'

type Option = { value: string; label: string; lang?: string }

/** The device's own list, so that it is one everybody knows. */
function Switch(of: { label: string; icon: ReactNode; value: string; options: Option[]; onChange: (value: string) => void }) {
  return (
    <label className={styles.switch}>
      {of.icon}
      <select aria-label={of.label} value={of.value} onChange={(event) => of.onChange(event.currentTarget.value)}>
        {of.options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SchemeSwitch() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Switch
      label={t('shell.scheme')}
      icon={<Icon name={colorScheme} />}
      value={colorScheme}
      options={[
        { value: 'auto', label: t('shell.scheme_auto') },
        { value: 'light', label: t('shell.scheme_light') },
        { value: 'dark', label: t('shell.scheme_dark') },
      ]}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  )
}

/** The published languages, and the choice of one; that of a signed-in person is the account's. */
export function useLanguageChoice() {
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(languagesQuery())
  const offered = data?.languages.filter(({ published }) => published) ?? []
  const rows = offered.some(({ id }) => id === language.id) ? offered : [language, ...offered]
  const choosing = useMutation({
    scope: { id: 'language' }, // one after the other: the later choice is the one that stays
    mutationFn: async (id: number) => {
      const chosen = rows.find((row) => row.id === id)
      if (!chosen) return
      if (currentSession()) await client.profile.switchLanguage({ params: { language_id: id } })
      await choose(chosen)
      await queries.invalidateQueries()
    },
  })
  return {
    value: String(choosing.isPending ? choosing.variables : language.id),
    options: rows.map((row) => ({ value: String(row.id), label: ownName(row), lang: row.tag })),
    onChange: (id: string) => choosing.mutate(Number(id)),
  }
}

export function LanguageSwitch() {
  const { t } = useTranslation()
  return <Switch label={t('shell.language')} icon={<Icon name="language" />} {...useLanguageChoice()} />
}

/** Chromium speaks no Maltese. */
const beyondBrowsers: Record<string, string> = { mt: 'Malti' }

/** What the people who speak a language call it: Deutsch, italiano. The first letter stands for a name in a list. */
export function ownName({ tag, title }: Language) {
  const name = beyondBrowsers[tag] ?? new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag) ?? title
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
