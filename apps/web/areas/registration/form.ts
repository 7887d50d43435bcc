import type { Form } from '../../components/form.ts'
import type { Values } from './values.ts'

export type RegisterForm = Form<Values>
