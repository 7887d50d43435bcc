import { spokenCode } from '@quartet/domain/families.ts'
import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

type Named = { firstName: string; lastName: string }

/** To an adult whom the administrator of a family invites to join it. */
export const familyInvitationMail = (
  to: Addressee,
  { admin, family, code }: { admin: Named; family: string; code: string },
  url: string,
) =>
  writeMail('family_invitation', to, {
    sender: tamedName(`${admin.firstName} ${admin.lastName}`),
    family: tamedTitle(family),
    code: spokenCode(code),
    url: `${url}/register-family?code=${code}`,
  })

/** To somebody whose membership ended, with the day on which their access does. */
export const familyLeftMail = (to: Addressee, { family, date }: { family: string; date: Date }) =>
  writeMail('family_left', to, { family: tamedTitle(family), date })

/** To a member who grew up, and to the administrator, who sees less of them from now on. */
export const familyNarrowedMail = (to: Addressee, { firstName, lastName }: Named, url: string) =>
  writeMail('family_narrowed', to, {
    member: tamedName(`${firstName} ${lastName}`),
    url: `${url}/family-members`,
  })
