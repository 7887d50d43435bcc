import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useRouter } from '@tanstack/react-router'
import { saveWay, takeWay } from '../../data/proven-identity.ts'
import { signIn } from '../../data/session.ts'
import { showById } from '../../i18n/language.ts'
import { wayBack } from '../../shell/search-params.ts'

type Entered = InferContractRouterOutputs<typeof contract>['auth']['login']
type Way = { redirect?: string | undefined; remember: boolean }

/** Follows the answer to a sign-in: into the application, or to the second step. */
export function useEntry() {
  const router = useRouter()
  return (answer: Entered, way: Way = takeWay()) => {
    if ('second_factor' in answer) {
      saveWay(way)
      return void router.navigate({ to: '/login/second-step', replace: true })
    }
    void showById(signIn(answer, way.remember)).catch(() => undefined)
    router.history.replace(wayBack(way.redirect) ?? '/')
  }
}
