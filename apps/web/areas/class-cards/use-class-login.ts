import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Form } from '../../components/form.ts'
import { client } from '../../data/client.ts'
import type { AtField } from '../../data/failure.ts'
import { signIn } from '../../data/session.ts'
import { showById } from '../../i18n/language.ts'
import { wayBack } from '../../shell/search-params.ts'

const atField: AtField = {
  ...{ class_card_wrong: 'pin', class_card_locked: 'pin', locked: 'pin', too_many: 'pin' },
}

type Card = { token: string; pin: string } | { class_code: string; name: string; pin: string }
const enter = (body: Card) =>
  'token' in body ? client.classCards.enterByBadge({ body }) : client.classCards.enter({ body })

/** Logs a child in with a class card and goes on to `redirect`; what was wrong stands at the PIN. */
export function useClassLogin<Values extends { pin: string }>(
  form: Form<Values>,
  redirect: string | undefined,
) {
  const router = useRouter()
  return useMutation({
    meta: { atField },
    mutationFn: enter,
    onSuccess: (answer) => {
      void showById(signIn(answer, false, true)).catch(() => undefined)
      router.history.replace(wayBack(redirect) ?? '/')
    },
    onError: (error) => form.takeErrors(error, atField),
  })
}
