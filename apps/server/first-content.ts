import { createHash } from 'node:crypto'
import { inventoryPages } from '@quartet/content/cms/en/inventory.ts'
import { profilePages } from '@quartet/content/cms/en/profile.ts'
import type { Page } from '@quartet/content/cms/page.ts'
import { adult as adultForm } from '@quartet/content/forms/en/adult.ts'
import { primary } from '@quartet/content/forms/en/primary.ts'
import { secondary } from '@quartet/content/forms/en/secondary.ts'
import { resultTexts } from '@quartet/content/labels/en.ts'
import { firstLanguages } from '@quartet/content/languages.ts'
import { adult } from '@quartet/content/statements/en/adult.ts'
import { child } from '@quartet/content/statements/en/child.ts'
import { teen } from '@quartet/content/statements/en/teen.ts'
import { bands } from '@quartet/domain/bands.ts'
import { ageGroups, patterns } from '@quartet/domain/patterns.ts'
import { roles } from '@quartet/domain/roles.ts'
import { loadStatements } from './areas/attributes/commands.ts'
import { loadPages } from './areas/cms/commands.ts'
import { loadForm } from './areas/inventory/commands.ts'
import { loadLanguages } from './areas/languages/commands.ts'
import { loadRoles } from './areas/roles/commands.ts'
import type { Db } from './base/db.ts'
import { unlessLoaded } from './base/loads.ts'

const english = 1
const forms = [primary, secondary, adultForm]
const statements = { 1: child, 2: teen, 3: adult } as const

/** The result's texts as CMS rows, so that administrators can edit them: label_*, label_provisional and band_<pattern> in the order of the bands. */
const resultPages: Page[] = ageGroups.flatMap((age_group_id) => {
  const { labels, provisional, bands: texts } = resultTexts[age_group_id]
  const page = (key: string, title: string, text: string, order = 1): Page => ({
    key,
    age_group_id,
    order,
    title,
    body_html: `<p>${text}</p>`,
  })
  return [
    page('label_bridge', 'Bridge Learner', labels.bridge),
    page('label_dynamic', 'Dynamic Learner', labels.dynamic),
    page('label_strong_willed', 'Strong-Willed Learner', labels.strong_willed),
    page('label_provisional', 'Dynamic Learner (provisional)', provisional),
    ...patterns.flatMap((pattern) => bands.map((band, at) => page(`band_${pattern}`, band, texts[pattern][band], at + 1))),
  ]
})
const pages = [...inventoryPages, ...profilePages, ...resultPages]

const digest = createHash('sha256').update(JSON.stringify({ firstLanguages, roles, forms, statements, pages })).digest('hex')

/** Loads packages/content into the database, once a version of it: idempotent, and what an administrator edited stays as it is. */
export const loadFirstContent = (db: Db) =>
  unlessLoaded(db, 'content', digest, async (tx) => {
    await loadLanguages(tx, firstLanguages)
    await loadRoles(tx)
    for (const form of forms) await loadForm(tx, english, form)
    for (const ageGroup of ageGroups) await loadStatements(tx, english, ageGroup, statements[ageGroup])
    await loadPages(tx, english, pages)
  })
