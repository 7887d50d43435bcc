import type { OpenConsentScreen } from '@quartet/domain/consent-texts.ts'
import type { World } from './world.ts'

type Shown = { digest: string; language_id: number }
const nothing: Shown = { digest: '0'.repeat(64), language_id: 1 }

/**
 * What a page sends back about the consent texts it showed; a page without texts sends an empty
 * digest.
 */
export const shownIn = (texts: Shown | null | undefined): Shown =>
  texts ? { digest: texts.digest, language_id: texts.language_id } : nothing

/** For the texts of a screen that are the same for everyone. */
export const shownOn = async (world: World, screen: OpenConsentScreen, language = 1) =>
  shownIn((await world.call(`GET /consent_texts/${screen}?language=${language}`)).body)

/** For the texts of the person's own data page. */
export const shownToOwn = async (world: World, { token }: { token: string }) =>
  shownIn((await world.call('GET /users/own_data', { token })).body.consent_texts)

/** For the texts behind a guardian's link. */
export const shownBehind = async (world: World, token: string) =>
  shownIn((await world.call(`GET /consent/${token}`)).body.consent_texts)
