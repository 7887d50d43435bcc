import type { Permission } from './permissions.ts'

export const institutionKinds = ['school', 'college', 'company', 'other'] as const
export const institutionStatuses = ['active', 'suspended', 'ended'] as const
export const memberTypes = ['student', 'institution'] as const
export const consentModes = ['school', 'parent', 'none'] as const

/** What an institution may close to its members (method D34): `lci_only` everything of these at once. */
export const features = ['tasks', 'teams', 'career', 'pwp', 'classroom'] as const
export type Features = Record<(typeof features)[number] | 'lci_only', boolean>
export const everyFeature: Features = { lci_only: false, tasks: true, teams: true, career: true, pwp: true, classroom: true }

export const isOpen = (chosen: Features, feature: (typeof features)[number]) => !chosen.lci_only && chosen[feature]

const opens = [
  ['tasks', 'access_tasks'],
  ['teams', 'access_team'],
  ['career', 'access_career'],
  ['pwp', 'access_pwp'],
] as const

/** The permissions that members of such an institution do not have, whatever their role. */
export const closedBy = (chosen: Features): Permission[] =>
  opens.flatMap(([feature, permission]) => (isOpen(chosen, feature) ? [] : [permission]))

/** What who administers one institution may change of it; everything else is for who administers all (method 4.1). */
export const ownInstitutionFields = ['name', 'contact_name', 'contact_email', 'logo', 'features', 'consent_mode'] as const

/** A code: letters and digits, in whichever case (method D34). */
export const isInstitutionCode = (code: string) => /^[a-z0-9]{6,12}$/i.test(code)
