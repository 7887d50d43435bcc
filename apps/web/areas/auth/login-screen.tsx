import { SplitCard } from '../../shell/split-card.tsx'
import { LoginForm } from './login-form.tsx'

export function LoginScreen(props: { redirect?: string; links?: true }) {
  return (
    <SplitCard scene="together">
      <LoginForm {...props} />
    </SplitCard>
  )
}
