import { inventoryPages } from '../cms/en/inventory.ts'
import { plpPages } from '../cms/en/plp.ts'
import { profilePages } from '../cms/en/profile.ts'
import { readingPages } from '../cms/en/reading.ts'
import { adult as adultForm } from '../forms/en/adult.ts'
import { primary } from '../forms/en/primary.ts'
import { secondary } from '../forms/en/secondary.ts'
import { resultTexts } from '../labels/en.ts'
import { adult } from '../statements/en/adult.ts'
import { child } from '../statements/en/child.ts'
import { teen } from '../statements/en/teen.ts'
import { en } from '../texts/en.ts'
import type { FirstContent } from './first-content.ts'

export const english: FirstContent = {
  texts: en,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  pages: [...inventoryPages, ...profilePages, ...plpPages, ...readingPages],
}
