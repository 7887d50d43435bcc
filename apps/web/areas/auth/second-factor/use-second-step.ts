import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Form } from '../../../components/form.ts'
import { signWithPasskey } from '../../../components/passkey.ts'
import { api } from '../../../data/client.ts'
import { asFailure } from '../../../data/failure.ts'
import { useEntry } from '../use-entry.ts'

export type Due = InferContractRouterOutputs<typeof contract>['secondFactor']['due']
export type Way = 'app' | 'passkey' | 'recovery'
type Values = { code: string; recovery_code: string; remember: boolean }
type Proof = { code?: string; recovery_code?: string; passkey?: { id: string } }

/** Gives the second factor and goes on into the application. */
export function useSecondStep(due: Due, form: Form<Values>) {
  const queries = useQueryClient()
  const follow = useEntry()
  const [isCancelled, setCancelled] = useState(false)
  const enter = useMutation(
    api.secondFactor.enter.mutationOptions({
      meta: { atField: { second_factor_wrong: 'code' } },
      onSuccess: (answer) => follow(answer),
      onError: (error, { body }) => {
        if (asFailure(error).name === 'sign_in_over')
          void queries.resetQueries({ queryKey: api.secondFactor.due.key() })
        const path = body.recovery_code === undefined ? 'code' : 'recovery_code'
        form.takeErrors(error, { second_factor_wrong: path })
      },
    }),
  )
  const give = (proof: Proof) =>
    enter.mutate({ body: { ...proof, remember_device: form.values.remember } })
  return {
    give,
    isPending: enter.isPending,
    isCancelled,
    givePasskey: async () => {
      setCancelled(false)
      const passkey = due.passkey && (await signWithPasskey(due.passkey))
      if (passkey) give({ passkey })
      else setCancelled(true)
    },
  }
}
