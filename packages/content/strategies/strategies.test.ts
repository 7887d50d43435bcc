import { expect, test } from 'vitest'
import { arabic } from '../first/ar.ts'
import { greek } from '../first/el.ts'
import { english } from '../first/en.ts'
import { spanish } from '../first/es.ts'
import type { FirstContent } from '../first/first-content.ts'
import { german } from '../first/ge.ts'
import { italian } from '../first/it.ts'
import { maltese } from '../first/mt.ts'
import { portuguese } from '../first/pt.ts'
import type { Strategy } from './strategy.ts'

const isStrategy = (value: object): value is Strategy => 'title' in value && 'body' in value

/** Each strategy with the place at which it stands: `school.reading.sequence.Forge.0`. */
const placed = (value: object, place = ''): [string, Strategy][] =>
  isStrategy(value)
    ? [[place, value]]
    : Object.entries(value).flatMap(([key, inner]) => placed(inner as object, place ? `${place}.${key}` : key))
const of = ({ strategies }: FirstContent) => placed(strategies)
const words = (text: string) => text.split(/\s+/).length

test.each(Object.entries({ german, italian, greek, maltese, portuguese, spanish, arabic }))(
  'the strategies in %s stand where the English ones do',
  (_, content) => {
    expect(of(content).map(([place]) => place)).toEqual(of(english).map(([place]) => place))
  },
)

test.each(Object.entries({ english, german, italian, greek, maltese, portuguese, spanish, arabic }))(
  'a strategy in %s is one action of 20 words at most, of 15 for children, and nobody reads one twice in a topic',
  (_, content) => {
    const all = of(content)
    expect(all).toHaveLength(1032)
    const long = all.filter(([place, { body }]) => words(body) > (place.startsWith('schoolChildren') ? 15 : 20))
    expect(long).toEqual([])
    for (const same of Map.groupBy(all, ([place]) => place.split('.').slice(0, 3).join('.')).values())
      expect(new Set(same.map(([, { body }]) => body)).size).toBe(same.length)
    for (const [place, { title, body }] of all)
      expect([place, title.length > 1 && title.length <= 60, body.length > 5]).toEqual([place, true, true])
  },
)
