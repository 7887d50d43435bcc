import { describe, expect, test } from 'vitest'
import { longestSpoken, spokenBlocks, spokenPieces, spokenText, voiceFor } from './spoken.ts'

describe('spoken texts', () => {
  test('have single spaces between words and none at the ends', () => {
    expect(spokenText('  I\tlike \r\n to\u00a0know\u2028why. ')).toBe('I like to know why.')
    expect(spokenText(' \n\t ')).toBe('')
    expect(spokenText('أحب  القوائم')).toBe('أحب القوائم')
  })

  test('contain the paragraphs, headings and list entries of HTML without the markup', () => {
    const html =
      '<h2>One &amp; two</h2><p>I <strong>like</strong>\n lists,<br>  really.</p><ul><li>a &lt; b</li><li></li></ul>'
    expect(spokenBlocks(html)).toEqual(['One & two', 'I like lists,', 'really.', 'a < b'])
    expect(spokenBlocks('<p>&amp;lt;b&amp;gt; &quot;x&quot;&nbsp;&#39;y&#39;</p>')).toEqual([
      '&lt;b&gt; "x" \'y\'',
    ])
    expect(spokenBlocks('<p><a href="/x">go</a></p><blockquote><p>said</p></blockquote>')).toEqual([
      'go',
      'said',
    ])
    expect(spokenBlocks('<pre>one</pre>')).toEqual(['one'])
  })

  test('are split after sentences, otherwise between words, otherwise anywhere except within a character', () => {
    expect(spokenPieces('  Short. ')).toEqual(['Short.'])
    expect(spokenPieces(' ')).toEqual([])
    const sentence = 'I read it twice, then I begin.'
    const pieces = spokenPieces(`${sentence} `.repeat(80))
    expect(pieces.every((piece) => piece.length <= longestSpoken && piece.endsWith('begin.'))).toBe(
      true,
    )
    expect(pieces.join(' ')).toBe(`${sentence} `.repeat(80).trim())
    expect(spokenPieces('word '.repeat(300)).every((piece) => /^(word ?)+$/.test(piece))).toBe(true)
    const faces = spokenPieces(`x${'😀'.repeat(900)}`)
    expect(faces.join('')).toBe(`x${'😀'.repeat(900)}`)
    expect(faces.every((piece) => piece.length <= longestSpoken && piece.isWellFormed())).toBe(true)
  })
})

test.each([
  ['en', 'en-us'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['el', 'el'],
  ['it', 'it'],
  ['mt', 'mt'],
  ['pt', 'pt'],
  ['es', 'es'],
  ['ar', 'ar'],
  ['he', undefined],
  ['', undefined],
  ['constructor', undefined],
])('the voice for %s is %s', (tag, voice) => {
  expect(voiceFor(tag)).toBe(voice)
})
