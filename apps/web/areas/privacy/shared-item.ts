import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@quartet/contract'

type Outputs = InferContractRouterOutputs<typeof contract>['sharing']
type SharedMail = Outputs['list']['list'][number]
export type SharedLink = Outputs['links']['list'][number]

type Item = Pick<SharedMail, 'id' | 'sender' | 'person'> & {
  kind: SharedMail['kind']
  /** ISO 8601. */
  at: string
}
export type SharedItem = Item &
  ({ way: 'mail'; mail: SharedMail } | { way: 'link'; link: SharedLink })

/** Mails and links in one list, newest first. */
export function toItems(mails: SharedMail[], links: SharedLink[]): SharedItem[] {
  return [
    ...mails.map((mail) => ({ ...mail, at: mail.sent_at, way: 'mail' as const, mail })),
    ...links.map((link) => ({
      ...link,
      kind: link.kind === 'card' ? ('task' as const) : link.kind,
      at: link.created_at,
      way: 'link' as const,
      link,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
}
