import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { choose, languagesQuery } from '../../i18n/language.ts'
import { ownName } from '../../shell/preference-switches.tsx'
import type { RegisterForm } from './form.ts'

/** The language of the new account, in which the page continues. */
export function LanguageField({ form }: { form: RegisterForm }) {
  const { t } = useTranslation()
  const { data } = useQuery(languagesQuery())
  const languages = (data?.languages ?? []).filter(({ published }) => published)
  const options = languages.map((row) => ({ value: String(row.id), label: ownName(row) }))
  const select = (id: string) => {
    form.set('language', id)
    const language = languages.find((row) => String(row.id) === id)
    if (language) void choose(language).catch(() => undefined)
  }
  return (
    <NativeSelect
      label={t('register.language')}
      required
      data={[{ value: '', label: t('register.language_choose') }, ...options]}
      {...form.text('language')}
      onChange={(event) => select(event.currentTarget.value)}
    />
  )
}
