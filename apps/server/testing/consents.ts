import type { OpenConsentScreen } from '@quartet/domain/consent-texts.ts'
import type { World } from './world.ts'

type Shown = { digest: string; language_id: number }
const nothing: Shown = { digest: '0'.repeat(64), language_id: 1 }

/** What a page sends back of the words that it showed; a page without words sends a digest of nothing. */
export const shownIn = (texts: Shown | null | undefined): Shown =>
  texts ? { digest: texts.digest, language_id: texts.language_id } : nothing

/** The words of a screen that everybody reads alike. */
export const shownOn = async (world: World, screen: OpenConsentScreen, language = 1) =>
  shownIn((await world.call(`GET /consent_texts/${screen}?language=${language}`)).body)

/** The words of somebody's own page. */
export const shownToOwn = async (world: World, { token }: { token: string }) =>
  shownIn((await world.call('GET /users/own_data', { token })).body.consent_texts)

/** The words behind the link of a guardian. */
export const shownBehind = async (world: World, token: string) => shownIn((await world.call(`GET /consent/${token}`)).body.consent_texts)
