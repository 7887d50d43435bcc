import { inventoryPages } from '../cms/it/inventory.ts'
import { plpPages } from '../cms/it/plp.ts'
import { profilePages } from '../cms/it/profile.ts'
import { readingPages } from '../cms/it/reading.ts'
import { adult as adultForm } from '../forms/it/adult.ts'
import { primary } from '../forms/it/primary.ts'
import { secondary } from '../forms/it/secondary.ts'
import { resultTexts } from '../labels/it.ts'
import { adult } from '../statements/it/adult.ts'
import { child } from '../statements/it/child.ts'
import { teen } from '../statements/it/teen.ts'
import { it } from '../texts/it.ts'
import type { FirstContent } from './first-content.ts'

export const italian: FirstContent = {
  texts: it,
  forms: [primary, secondary, adultForm],
  statements: { 1: child, 2: teen, 3: adult },
  results: resultTexts,
  pages: [...inventoryPages, ...profilePages, ...plpPages, ...readingPages],
}
