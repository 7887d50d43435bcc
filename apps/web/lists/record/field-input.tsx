import '@mantine/core/styles/Combobox.layer.css'
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Form } from '../../components/form.ts'
import { useLanguageNames } from '../use-language-names.ts'
import { isShared, type Values } from './draft.ts'
import type { Choice, Field } from './field.ts'

type Props<Row> = {
  field: Field<Row>
  form: Form<Values>
  /** The label names the language, for a version beside another one. */
  named?: boolean
  /** Takes the focus, for the first field. */
  first?: boolean
}

/** The input of one field; texts in the direction of their language. */
export function FieldInput<Row>({ field, form, named, first }: Props<Row>) {
  const { t } = useTranslation()
  const { find } = useLanguageNames()
  const { key, kind } = field
  const written = find(Number(form.values.language_id))
  const language = isShared(field) ? undefined : written
  const fieldProps = {
    label:
      named && written
        ? t('content.in_language', { field: t(field.label), language: written.name })
        : t(field.label),
    description: field.hint && t(field.hint),
    withAsterisk: false,
    ...(first && { 'data-autofocus': true }),
    ...(language && { lang: language.tag, dir: language.rtl === 1 ? 'rtl' : 'ltr' }),
  }
  const value = form.values[key] ?? ''
  if (kind === 'slot')
    return field.input({
      label: fieldProps.label,
      description: fieldProps.description,
      value,
      error: form.error(key),
      onChange: (typed) => form.set(key, typed),
    })
  switch (kind) {
    case 'flag':
      return (
        <Checkbox
          {...form.mark(key)}
          label={fieldProps.label}
          description={fieldProps.description}
          checked={value === '1'}
          onChange={({ currentTarget }) => form.set(key, currentTarget.checked ? '1' : '')}
        />
      )
    case 'number':
      return (
        <TextInput
          {...form.text(key)}
          {...fieldProps}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
      )
    case 'choice':
    case 'row': {
      const options =
        kind === 'choice'
          ? field.options.map((one) => ({ value: one.value, label: t(one.label) }))
          : optionsOf(t, field, form.values)
      return (
        <NativeSelect
          {...form.text(key)}
          {...fieldProps}
          lang={undefined}
          dir={undefined}
          data={[{ value: '', label: t('content.choose') }, ...options]}
        />
      )
    }
    case 'text':
      return <TextInput {...form.text(key)} {...fieldProps} autoComplete="off" />
    default:
      return (
        <Textarea
          {...form.mark(key)}
          {...fieldProps}
          name={key}
          value={value}
          error={form.error(key)}
          onChange={({ currentTarget }) => form.set(key, currentTarget.value)}
          rows={kind === 'list' ? 6 : 4}
        />
      )
  }
}

/** The choices of a field, in groups where they belong to several areas. */
function optionsOf<Row>(t: TFunction, field: Field<Row>, values: Values) {
  if (field.kind !== 'row') return []
  const offered = field.offer?.(values) ?? inLanguage(field.options ?? [], values.language_id)
  const option = ({ value, title }: Choice) => ({ value, label: title })
  const areas = [...new Set(offered.map(({ area }) => area))]
  if (areas.length < 2) return offered.map(option)
  return areas.map((area) => ({
    group: area ? t(`content.area_${area}`) : '',
    items: offered.filter((choice) => choice.area === area).map(option),
  }))
}

/**
 * The choices in the row's language and those without a language; all of them for a new row that
 * has no language of its own.
 */
const inLanguage = (choices: readonly Choice[], languageId = '') =>
  choices.filter(
    ({ language_id }) => language_id === null || ['0', String(language_id)].includes(languageId),
  )
