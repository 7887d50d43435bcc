import { auth } from './areas/auth.ts'
import { cms } from './areas/cms.ts'
import { inventory } from './areas/inventory.ts'
import { languages } from './areas/languages.ts'
import { localization } from './areas/localization.ts'
import { profile } from './areas/profile.ts'
import { registration } from './areas/registration.ts'
import { roles } from './areas/roles.ts'

export const contract = { auth, registration, profile, inventory, roles, languages, localization, cms }
