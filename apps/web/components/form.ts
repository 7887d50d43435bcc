import type { TextKey } from '@quartet/content/texts/text.ts'
import type { FieldCode } from '@quartet/contract/fields.ts'
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AtField, asFailure, fieldErrors, fieldOf } from '../data/failure.ts'
import { focusSoon } from './dialog.tsx'

/**
 * The text key of a field error; a form stores keys, so that its messages follow a change of
 * language.
 */
export const field = (code: FieldCode): TextKey => `field.${code}`

export type Errors<Values> = Partial<Record<keyof Values & string, string>>

export type Form<Values> = ReturnType<typeof useForm<Values>>

/**
 * Values and errors of a form, and the props that connect them to the fields. Small on purpose: the
 * login waits for it.
 */
export function useForm<Values>(initial: Values) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<Values>>({})
  const message = (error: string | undefined) =>
    error && i18n.exists(error) ? t(error as TextKey) : error

  const set = <Path extends keyof Values & string>(path: Path, value: Values[Path]) => {
    setValues((before) => ({ ...before, [path]: value }))
    setErrors(({ [path]: _gone, ...others }) => others as Errors<Values>)
  }
  const focus = (path: string) =>
    focusSoon(document.querySelector<HTMLElement>(`[data-path="${id}${path}"]`))
  /** Shows the errors and focuses the first wrong field; true when there are none. */
  const passes = (errors: Errors<Values>) => {
    setErrors(errors)
    const [first] = Object.keys(errors)
    if (first) focus(first)
    return first === undefined
  }
  return {
    values,
    set,
    setErrors,
    focus,
    passes,
    /** Marks the element that takes the focus when the field is wrong. */
    mark: (path: keyof Values & string) => ({ 'data-path': id + path }),
    error: (path: keyof Values & string) => message(errors[path]),
    /** Props of a text field. */
    text: (path: keyof Values & string) => ({
      'data-path': id + path,
      name: path,
      value: values[path] as string,
      error: message(errors[path]),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        set(path, currentTarget.value as Values[typeof path]),
    }),
    /** Shows the server's errors at their fields; `atField` names those of the whole call. */
    takeErrors: (error: unknown, atField?: AtField) => {
      const path = fieldOf(error, atField)
      const own = path ? { [path]: `error.${asFailure(error).name}` } : {}
      passes({ ...fieldErrors(error), ...own } as Errors<Values>)
    },
  }
}

/** Wraps a form's onSubmit: our own checks replace the browser's. */
export const submitting = (go: () => void) => (event: SubmitEvent) => {
  event.preventDefault()
  go()
}

/** Leaves out the fields without an error. */
export const wrongOnly = <Values>(
  failed: { [Path in keyof Values & string]?: TextKey | null | false | '' },
): Errors<Values> =>
  Object.fromEntries(Object.entries(failed).filter(([, key]) => key)) as Errors<Values>
