import type { TextKey } from '@quartet/content/texts/text.ts'
import { limits } from '@quartet/contract/limits.ts'
import { field } from './form.ts'

type Values = { password: string; confirm_password: string }

/** Checks a new password and its repetition; the server also rejects common ones. */
export function wrongPassword({
  password,
  confirm_password,
}: Values): Partial<Record<keyof Values, TextKey>> {
  return {
    ...(!password && { password: field('password_missing') }),
    ...(password && password.length < limits.password.min && { password: field('password_short') }),
    ...(!confirm_password && { confirm_password: field('confirm_missing') }),
    ...(confirm_password &&
      password !== confirm_password && { confirm_password: field('confirm_wrong') }),
  }
}
