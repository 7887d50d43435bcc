import { field, wrongOnly } from '../../../components/form.ts'

type Values = { password: string; confirm_password: string }

/** Checks a new password by the same rules as at sign-up. */
export const wrongPassword = ({ password, confirm_password }: Values) =>
  wrongOnly<Values>({
    password: !password
      ? field('password_missing')
      : password.length < 8 && field('password_short'),
    confirm_password: !confirm_password
      ? field('confirm_missing')
      : password !== confirm_password && field('confirm_wrong'),
  })
