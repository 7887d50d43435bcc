import { inventoryPages } from '../cms/ge/inventory.ts'
import { plpPages } from '../cms/ge/plp.ts'
import { profilePages } from '../cms/ge/profile.ts'
import { readingPages } from '../cms/ge/reading.ts'
import { adult as adultForm } from '../forms/ge/adult.ts'
import { primary } from '../forms/ge/primary.ts'
import { secondary } from '../forms/ge/secondary.ts'
import { resultTexts } from '../labels/ge.ts'
import { adult } from '../statements/ge/adult.ts'
import { child } from '../statements/ge/child.ts'
import { teen } from '../statements/ge/teen.ts'
import { ge } from '../texts/ge.ts'
import type { FirstContent } from './first-content.ts'

export const german: FirstContent = {
  texts: ge,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  pages: [...inventoryPages, ...profilePages, ...plpPages, ...readingPages],
}
