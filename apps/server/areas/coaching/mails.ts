import { tamedName } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

/** To a coaching client, when a facilitator was assigned. */
export const facilitatorMail = (to: Addressee, name: string, url: string) =>
  writeMail('facilitator_added', to, {
    facilitator: tamedName(name),
    url: `${url}/settings/privacy`,
  })
