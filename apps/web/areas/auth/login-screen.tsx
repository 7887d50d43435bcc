import { useState } from 'react'
import { SplitCard } from '../../shell/split-card.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'

/** Login and the request for a new password: two views of one page. */
export function LoginScreen({ redirect }: { redirect?: string }) {
  const [view, setView] = useState<'arrived' | 'login' | 'forgot'>('arrived')
  return (
    <SplitCard scene={view === 'forgot' ? 'sent' : 'together'}>
      {view === 'forgot' ? (
        <ForgotForm onBack={() => setView('login')} />
      ) : (
        <LoginForm
          redirect={redirect}
          returned={view === 'login'}
          onForgot={() => setView('forgot')}
        />
      )}
    </SplitCard>
  )
}
