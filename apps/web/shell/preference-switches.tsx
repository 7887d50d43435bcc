import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun, IconWorld } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../components/icon.tsx'
import { client } from '../data/client.ts'
import { currentSession } from '../data/session.ts'
import { choose, type Language, languagesQuery, useLanguage } from '../i18n/language.ts'
import styles from './preference-switches.module.css'

type Option = { value: string; label: string; lang?: string }

/** A native select, which everybody knows. */
function Switch(of: {
  label: string
  /** Keeps the word beside the icon on phones. */
  worded?: boolean
  icon: ReactNode
  value: string
  options: Option[]
  onChange: (value: string) => void
}) {
  return (
    <label className={styles.switch} data-worded={of.worded || undefined}>
      {of.icon}
      <select
        aria-label={of.label}
        value={of.value}
        onChange={(event) => of.onChange(event.currentTarget.value)}
      >
        {of.options.map(({ value, label, lang }) => (
          <option key={value} value={value} lang={lang}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

const schemeIcons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

export function SchemeSwitch() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Switch
      label={t('shell.scheme')}
      icon={<Icon of={schemeIcons[colorScheme]} size={22} />}
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

/**
 * The published languages and the chosen one; a signed-in user's choice is saved to the account.
 */
export function useLanguageChoice() {
  const language = useLanguage()
  const queries = useQueryClient()
  const { data } = useQuery(languagesQuery())
  const offered = data?.languages.filter(({ published }) => published) ?? []
  const rows = offered.some(({ id }) => id === language.id) ? offered : [language, ...offered]
  const choosing = useMutation({
    scope: { id: 'language' }, // runs one after the other, so that the latest choice wins
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

export function LanguageSwitch({ worded }: { worded?: boolean }) {
  const { t } = useTranslation()
  return (
    <Switch
      label={t('shell.language')}
      worded={worded}
      icon={<Icon of={IconWorld} size={22} />}
      {...useLanguageChoice()}
    />
  )
}

/** Chromium has no Maltese names. */
const beyondBrowsers: Record<string, string> = { mt: 'Malti' }

/** A language's name in that language, capitalised for a list: Deutsch, Italiano. */
export function ownName({ tag, title }: Language) {
  const name =
    beyondBrowsers[tag] ??
    new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag) ??
    title
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
