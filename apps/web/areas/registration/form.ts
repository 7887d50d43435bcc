import type { Form } from '../../components/form.ts'
import type { Values } from './register-values.ts'

export type RegisterForm = Form<Values>
