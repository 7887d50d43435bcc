/** Returns the range of the page from one character of a text to another. */
export type Place = (from: number, to: number) => Range

/**
 * Finds a text in the page, nearest to an element; runs of white space count as one. Undefined when
 * the page does not contain it as it is spoken.
 */
export function placeOf(text: string, near: Element): Place | undefined {
  for (let root = near.parentElement; root; root = root.parentElement) {
    const place = placeIn(root, text)
    if (place || root.matches('main, dialog')) return place
  }
  return undefined
}

type Character = { node: Text; offset: number }

function placeIn(root: Element, text: string): Place | undefined {
  const characters: Character[] = []
  let seen = ''
  for (const node of textsIn(root))
    for (let offset = 0; offset < node.data.length; offset++) {
      const character = /\s/.test(node.data[offset] ?? '') ? ' ' : (node.data[offset] ?? '')
      if (character === ' ' && seen.endsWith(' ')) continue
      seen += character
      characters.push({ node, offset })
    }
  const at = seen.indexOf(text)
  if (at < 0) return undefined
  return (from, to) => {
    const [first, last] = [characters[at + from], characters[at + Math.max(from, to - 1)]]
    const range = new Range()
    if (first?.node.isConnected) range.setStart(first.node, first.offset)
    if (last?.node.isConnected) range.setEnd(last.node, last.offset + 1)
    return range
  }
}

/** Yields the text nodes of an element without those of buttons and of visually hidden elements. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest('button, .mantine-VisuallyHidden-root')) yield node
  }
}
