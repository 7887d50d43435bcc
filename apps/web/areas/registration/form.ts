import type { Form } from '../../base/forms.ts'
import type { Values } from './register-values.ts'

export type RegisterForm = Form<Values>
