import { SplitCard } from '../../shell/split-card.tsx'
import { LoginForm } from './login-form.tsx'

export function LoginScreen({ redirect }: { redirect?: string }) {
  return (
    <SplitCard scene="together">
      <LoginForm redirect={redirect} />
    </SplitCard>
  )
}
