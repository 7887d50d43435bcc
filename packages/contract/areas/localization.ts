import { z } from 'zod'
import { awaitingToo, everyone, guestsToo, Id, route, signedIn } from '../route.ts'

const Texts = z.object({ localization: z.record(z.string(), z.string()) })

export const localization = {
  website: route('POST /localization/website/localization', everyone, 'Texts of the public pages that administrators changed')
    .input(z.object({ query: z.object({ language: Id.default(1) }) }))
    .output(Texts),
  show: route(
    'GET /localization/show',
    awaitingToo(guestsToo(signedIn())),
    'Texts that administrators changed, in the own language',
  ).output(Texts),
  showOne: route(
    'GET /localization/show/{language_id}',
    awaitingToo(guestsToo(signedIn())),
    'Texts that administrators changed, in one language',
  )
    .input(z.object({ params: z.object({ language_id: Id }) }))
    .output(Texts),
}
