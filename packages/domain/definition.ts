import type { Classification } from './classification.ts'

type Definitions<Text> = { definitions: Record<Classification, Text>; provisional: Text }
type Label = { classification: Classification | null; classification_standard: boolean | null }

/** What a label means, addressed to the person or about them; null without a label. */
export function definitionOf<Text>(
  { classification, classification_standard }: Label,
  texts: Definitions<Text> & { of_others: Definitions<Text> },
  own: boolean,
): Text | null {
  if (!classification) return null
  const { definitions, provisional } = own ? texts : texts.of_others
  return classification_standard === false ? provisional : definitions[classification]
}
