import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { minAlpha } from '@quartet/domain/reliability.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '../../../components/plain-table.tsx'
import { useLanguage } from '../../../i18n/language.ts'
import { counted } from '../../../i18n/numbers.ts'
import { ageChoices } from '../../../lists/content/choices.ts'
import { useLanguageNames } from '../../../lists/use-language-names.ts'
import { nameOfForm, statusText } from './form-text.ts'
import styles from './forms.module.css'

export type Quality = InferContractRouterOutputs<
  typeof contract
>['forms']['quality']['forms'][number]

/** The forms by language and age group, each with its people, its lowest alpha and its state. */
export function QualityTable({ forms }: { forms: readonly Quality[] }) {
  const { t } = useTranslation()
  const { all } = useLanguageNames()
  const formsAt = (language: number, age: string) =>
    forms
      .filter(({ form }) => form.language_id === language && String(form.age_group_id) === age)
      .toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)))
  return (
    <div className={styles.quality}>
      <PlainTable stacked>
        <thead>
          <tr>
            <th scope="col">{t('content.language')}</th>
            {ageChoices.map(({ value, label }) => (
              <th key={value} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {ageChoices.map(({ value, label }) => (
                <td key={value} data-label={t(label)}>
                  <FormsOf forms={formsAt(id, value)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}

const isActive = ({ form }: Quality) => form.status === 'active'

function FormsOf({ forms }: { forms: readonly Quality[] }) {
  const { t } = useTranslation()
  if (forms.length === 0) return t('forms.none')
  return forms.map(({ form, n, patterns }) => (
    <div key={form.id} className={styles.measured}>
      <Link to="/forms/$id/{-$version_id}" params={{ id: String(form.id) }}>
        {nameOfForm(form)}
      </Link>
      <span>
        {t('forms.people', counted(n))} · <LowestAlpha patterns={patterns} /> ·{' '}
        {statusText(t, form)}
      </span>
    </div>
  ))
}

function LowestAlpha({ patterns }: Pick<Quality, 'patterns'>) {
  const { t } = useTranslation()
  const shown = useShownFigure()
  const alphas = patterns.flatMap(({ alpha }) => alpha ?? [])
  if (alphas.length === 0) return `${t('forms.alpha')} –`
  const lowest = Math.min(...alphas)
  const alpha = shown(lowest, 2)
  return `${t('forms.alpha')} ${lowest < minAlpha ? t('forms.alpha_low', { alpha }) : alpha}`
}

/** Shows a figure with its decimals, and a dash for one that is not known. */
export function useShownFigure() {
  const { tag } = useLanguage()
  return (value: number | null | undefined, digits: number) =>
    value === null || value === undefined
      ? '–'
      : value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
