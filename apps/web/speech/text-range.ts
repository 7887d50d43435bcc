/** The part of a text from one character to another, as it stands in the page. */
export type Place = (from: number, to: number) => Range

/** Where a text stands nearest to an element; blanks count once. Undefined where it stands nowhere as it is spoken. */
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

/** What a button says is no part of the text beside it. */
function* textsIn(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest('button, .mantine-VisuallyHidden-root')) yield node
  }
}
