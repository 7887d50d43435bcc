import { type Pattern, patterns } from '@quartet/domain/patterns.ts'

/**
 * `solid` is the background of text in `onSolid`, `soft` the background of `ink` and text; `ink` is
 * for text on page, surface and soft.
 */
type Tone = { solid: string; soft: string; ink: string }
type Mood = 'good' | 'warn' | 'bad' | 'info'
export type Scheme = {
  text: string
  dim: string
  page: string
  surface: string
  /** Decorative hairlines; the edge of a control is `border`. */
  line: string
  border: string
  primary: string
  onSolid: string
  patterns: Record<Pattern, Tone>
  moods: Record<Mood, Tone>
}

export const light: Scheme = {
  text: '#1a1d23',
  dim: '#565f69',
  page: '#f7f8fa',
  surface: '#ffffff',
  line: '#e2e6ea',
  border: '#7b848d',
  primary: '#1557b0',
  onSolid: '#ffffff',
  patterns: {
    sequence: { solid: '#1557b0', soft: '#e8f1fc', ink: '#0f4590' },
    precision: { solid: '#1f6f3a', soft: '#e6f4ea', ink: '#17562d' },
    technical_reasoning: { solid: '#a84300', soft: '#fdeee3', ink: '#873600' },
    confluence: { solid: '#a01472', soft: '#fce8f4', ink: '#80105b' },
  },
  moods: {
    good: { solid: '#00695c', soft: '#e0f2f0', ink: '#00564b' },
    warn: { solid: '#7a5200', soft: '#fdf3d7', ink: '#664400' },
    bad: { solid: '#b3261e', soft: '#fdecea', ink: '#8f1d17' },
    info: { solid: '#44546a', soft: '#edf0f4', ink: '#3a4759' },
  },
}

/**
 * In the dark scheme one light foreground is both solid and ink: the light scheme's solids must not
 * be used there.
 */
const tone = (foreground: string, soft: string): Tone => ({
  solid: foreground,
  soft,
  ink: foreground,
})

export const dark: Scheme = {
  text: '#e8eaed',
  dim: '#a9b1ba',
  page: '#14171c',
  surface: '#1d2128',
  line: '#2e343d',
  border: '#7d8590',
  primary: '#8ab8f5',
  onSolid: '#14171c',
  patterns: {
    sequence: tone('#8ab8f5', '#16283f'),
    precision: tone('#7fd09a', '#14301f'),
    technical_reasoning: tone('#ffab73', '#3a2213'),
    confluence: tone('#f79ad3', '#391a2e'),
  },
  moods: {
    good: tone('#5fd0bf', '#10302c'),
    warn: tone('#f2c14e', '#352a0e'),
    bad: tone('#ff9d95', '#3d1a17'),
    info: tone('#b4c2d6', '#252c37'),
  },
}

/**
 * The variables that stylesheets use: --q-text, --q-surface ..., and for each pattern and mood
 * --q-<name>-solid, -soft, -ink.
 * A pattern is named by its key on the wire, so that `var(--q-${pattern}-solid)` works:
 * --q-technical_reasoning-solid.
 */
export function variablesOf(scheme: Scheme): Record<string, string> {
  const { patterns: patternTones, moods, ...plain } = scheme
  const variables: Record<string, string> = {}
  for (const [name, colour] of Object.entries(plain))
    variables[`--q-${name === 'onSolid' ? 'on-solid' : name}`] = colour
  const tones = [
    ...patterns.map((pattern) => [pattern, patternTones[pattern]] as const),
    ...Object.entries(moods),
  ]
  for (const [name, { solid, soft, ink }] of tones) {
    variables[`--q-${name}-solid`] = solid
    variables[`--q-${name}-soft`] = soft
    variables[`--q-${name}-ink`] = ink
  }
  return variables
}
