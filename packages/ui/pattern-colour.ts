import type { Pattern } from '@quartet/domain/patterns.ts'

type Tone = 'solid' | 'soft' | 'ink'

/** The token of a pattern's colour, as tokens.ts names it. */
export const patternColour = (pattern: Pattern, tone: Tone) => `var(--q-${pattern}-${tone})`
