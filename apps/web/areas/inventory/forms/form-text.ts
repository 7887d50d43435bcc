import type { TFunction } from 'i18next'
import type { ShownForm } from './form-use.tsx'

/** `copy_of` is sent for a new form and never returned. */
export type Form = ShownForm['row'] & { copy_of?: null }

export const nameOfForm = ({ title, version }: Form) => `${title} · ${version}`

export const statusText = (t: TFunction, { status, pilot }: Form) =>
  [t(`forms.${status}`), ...(pilot && status === 'active' ? [t('forms.pilot')] : [])].join(' · ')
