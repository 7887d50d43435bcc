import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { dark, light, variablesOf } from './tokens.ts'

/** Shade 7 is the primary colour of the light scheme, shade 3 that of the dark one. */
const quartet: MantineColorsTuple = [
  '#e8f1fc',
  '#cfe0f7',
  '#a9cbf8',
  dark.primary,
  '#73a7ec',
  '#2870d6',
  '#1b62c4',
  light.primary,
  '#104a97',
  '#0a3b7c',
]
const greys: MantineColorsTuple = [
  dark.text,
  '#c9ced4',
  dark.dim,
  dark.border,
  '#414954',
  dark.line,
  dark.surface,
  dark.page,
  '#101317',
  '#0b0d10',
]

/**
 * The primary colour is dark in the light scheme and light in the dark one, so the text on it
 * changes with the scheme.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const primary = input.color === undefined || input.color === 'quartet'
  return input.variant === 'filled' && primary
    ? { ...colours, color: 'var(--q-on-solid)' }
    : colours
}

export const theme = createTheme({
  primaryColor: 'quartet',
  primaryShade: { light: 7, dark: 3 },
  colors: { quartet, dark: greys },
  white: light.surface,
  black: light.text,
  variantColorResolver,
  fontFamily: "'Commissioner Variable', 'Vazirmatn Variable', system-ui, sans-serif",
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Input: { defaultProps: { size: 'md' } },
    // fields are required unless their label says that they are optional
    InputWrapper: { defaultProps: { size: 'md', withAsterisk: false } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Paper: { defaultProps: { radius: 'lg', p: 'lg' } },
    Card: { defaultProps: { radius: 'lg', padding: 'lg' } },
  },
})

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...variablesOf(light),
    '--mantine-color-body': light.page,
    '--mantine-color-dimmed': light.dim,
    '--mantine-color-placeholder': '#6b747d',
    '--mantine-color-error': light.moods.bad.solid,
    '--mantine-color-anchor': light.primary,
  },
  dark: {
    ...variablesOf(dark),
    '--mantine-color-dimmed': dark.dim,
    '--mantine-color-placeholder': '#8f98a2',
    '--mantine-color-error': dark.moods.bad.solid,
    '--mantine-color-anchor': dark.primary,
  },
})
