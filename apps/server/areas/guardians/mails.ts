import { tamedName, tamedTitle } from '@quartet/domain/names.ts'
import { type Addressee, writeMail } from '../../mail/mail.ts'

type ConsentRequestDetails = { name: string; institution: string | null; link: string }

/** The name was typed by a stranger to the guardian, so it is reduced to plain words. */
export const consentRequestMail = (
  to: Addressee,
  { name, institution, link }: ConsentRequestDetails,
) =>
  institution === null
    ? writeMail('consent_request', to, { name: tamedName(name), url: link })
    : writeMail('consent_request_school', to, {
        name: tamedName(name),
        institution: `“${tamedTitle(institution)}”`,
        url: link,
      })

export const consentConfirmedMail = (
  to: Addressee,
  { name, link }: { name: string; link: string },
) => writeMail('consent_confirmed', to, { name: tamedName(name), url: link })
export const consentConfirmedChildMail = (
  to: Addressee,
  { name, email, link }: { name: string; email: string; link: string },
) => writeMail('consent_confirmed_child', to, { name: tamedName(name), email, url: link })
export const consentAddressTakenMail = (
  to: Addressee,
  { name, email, link }: { name: string; email: string; link: string },
) => writeMail('consent_address_taken', to, { name: tamedName(name), email, url: link })
export const consentWithdrawnMail = (
  to: Addressee,
  { name, link }: { name: string; link: string },
) => writeMail('consent_withdrawn', to, { name: tamedName(name), url: link })

export const guardianLinkMail = (to: Addressee, { name, link }: { name: string; link: string }) =>
  writeMail('guardian_link', to, { name: tamedName(name), url: link })

export const teenConsentGivenMail = (to: Addressee, url: string) =>
  writeMail('teen_consent_given', to, { url: `${url}/login` })
export const teenConsentRefusedMail = (to: Addressee) => writeMail('teen_consent_refused', to, {})
