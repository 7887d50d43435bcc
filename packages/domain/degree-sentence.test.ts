import { describe, expect, it } from 'vitest'
import { type Band, bands } from './bands.ts'
import { degreeSentence, sentenceKinds } from './degree-sentence.ts'
import { patterns } from './patterns.ts'

const degrees = (sequence: Band, precision: Band, technical_reasoning: Band, confluence: Band) => ({
  sequence,
  precision,
  technical_reasoning,
  confluence,
})

describe('degreeSentence', () => {
  it('lists the patterns of each degree in the order of use', () => {
    const order = ['precision', 'sequence', 'confluence', 'technical_reasoning'] as const
    expect(degreeSentence(degrees('Use First', 'Use First', 'Avoid', 'As Needed'), order)).toEqual({
      kind: 'first_needed_avoid',
      first: ['precision', 'sequence'],
      needed: ['confluence'],
      avoid: ['technical_reasoning'],
    })
  })

  it.each([
    ['Use First', 'first'],
    ['As Needed', 'needed'],
    ['Avoid', 'avoid'],
  ] as const)('has a kind for four times %s', (band, kind) => {
    expect(degreeSentence(degrees(band, band, band, band), patterns)?.kind).toBe(kind)
  })

  it('returns one of its seven kinds for all combinations of four degrees', () => {
    const kinds = new Set<string | undefined>()
    for (const s of bands)
      for (const p of bands)
        for (const t of bands)
          for (const c of bands) kinds.add(degreeSentence(degrees(s, p, t, c), patterns)?.kind)
    expect([...kinds].sort()).toEqual([...sentenceKinds].sort())
  })

  it('returns null while a degree is missing', () => {
    expect(
      degreeSentence({ ...degrees('Avoid', 'Avoid', 'Avoid', 'Avoid'), sequence: null }, patterns),
    ).toBeNull()
  })
})
