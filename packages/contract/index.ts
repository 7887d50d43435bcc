import { account } from './areas/account.ts'
import { auth } from './areas/auth.ts'
import { cms } from './areas/cms.ts'
import { exports } from './areas/exports.ts'
import { guardians } from './areas/guardians.ts'
import { inventory } from './areas/inventory.ts'
import { languages } from './areas/languages.ts'
import { localization } from './areas/localization.ts'
import { privacy } from './areas/privacy.ts'
import { profile } from './areas/profile.ts'
import { registration } from './areas/registration.ts'
import { roles } from './areas/roles.ts'

export const contract = {
  auth,
  registration,
  guardians,
  profile,
  privacy,
  inventory,
  roles,
  languages,
  localization,
  cms,
  account,
  exports,
}
