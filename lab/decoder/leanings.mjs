// Learns how the quiet words of English lean (method D17, decision 014) from the decoded samples
// available for tuning.
//   node lab/decoder/leanings.mjs
//     writes packages/content/leanings/en.ts; run it again after changing samples or walls
//   node lab/decoder/leanings.mjs h i
//     prints how often the degrees of each set are matched by a table made of all texts but its own
//   node lab/decoder/leanings.mjs hi
//     the same with both sets left out
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { marksIn } from '../../packages/domain/decoding.ts'
import { matchesByWall, neededDegrees } from '../../packages/domain/demand.ts'
import { quietWords } from '../../packages/domain/leaning.ts'
import { patterns } from '../../packages/domain/patterns.ts'
import { weighMarks, weightsOf } from '../../packages/domain/weights.ts'
import { englishWalls, isRight, percent, rowsOf, wallFor } from './decoded.ts'
import { judgedOf } from './judged.ts'
import { likeliestFigures, pointsOf } from './likelihood.mjs'

/** Words in fewer texts are ignored; of the others, as many are used as fit into 20 KB. */
const fewestTexts = 4
const mostWords = 1600
/** The number of points per natural logarithm of the odds. */
const unit = 5

/** The sets modelled on real texts, and how much one of their texts counts beside one of the others. */
const realistic = ['y', 'z', 'u', 'aa', 'bb']
const realisticWeight = 40

const root = new URL('../../', import.meta.url).pathname
const folder = new URL('samples/', import.meta.url)
const target = new URL('../../packages/content/leanings/en.ts', import.meta.url)

const samples = readdirSync(new URL('judged/', folder)).flatMap((name) =>
  JSON.parse(readFileSync(new URL(`judged/${name}`, folder), 'utf8')).map((row) => ({
    ...judgedOf(row),
    set: name.replace('.json', ''),
  })),
)
const wallOf = wallFor(englishWalls)
const texts = new Map(samples.map((sample) => [sample, readText(sample)]))

function readText(sample) {
  const wall = wallOf(sample)
  const words = quietWords(sample.text)
  const found = matchesByWall(
    weightsOf(weighMarks(sample.text, marksIn(sample.text, wall), wall)),
    words,
  )
  return {
    area: sample.area,
    counts: words.counts,
    found: patterns.map((pattern) => found[pattern]),
    degrees: patterns.map((pattern) => neededDegrees.indexOf(sample.gold[pattern])),
    weight: realistic.includes(sample.set) ? realisticWeight : 1,
  }
}

/** Words in few texts have a stronger effect where they occur. */
const rarity = (some, texts) => 0.75 * Math.log(some / texts)

const fitted = (some, words) => {
  const numbers = new Map(words.map(({ word, rare }, number) => [word, { number, rare }]))
  const known = some.map(({ counts, ...text }) => ({
    ...text,
    words: [...counts].flatMap(([word, count]) =>
      numbers.has(word) ? [[numbers.get(word).number, count * numbers.get(word).rare]] : [],
    ),
  }))
  return likeliestFigures(known, words.length)
}

/** Fits all words, then fits again with only the words that had the largest effect. */
function tableOf(some) {
  const standing = Map.groupBy(
    some.flatMap(({ counts }) => [...counts].map(([word, count]) => ({ word, count }))),
    ({ word }) => word,
  )
  const words = [...standing]
    .filter(([, { length }]) => length >= fewestTexts)
    .map(([word, { length }]) => ({ word, rare: rarity(some.length, length) }))
  const all = fitted(some, words)
  const moved = words.map(({ word, rare }, number) => {
    const figures = [...all.subarray(8 * number, 8 * number + 8)]
    const often = Math.sqrt(standing.get(word).reduce((sum, { count }) => sum + count * count, 0))
    return {
      word,
      rare,
      much:
        rare *
        often *
        figures.reduce((sum, figure, at) => sum + Math.abs(figure) / (1 + (at % 2)), 0),
    }
  })
  const kept = moved
    .sort((one, other) => other.much - one.much)
    .slice(0, mostWords)
    .sort((one, other) => (one.word < other.word ? -1 : 1))
  const { ofWord, ...others } = pointsOf(fitted(some, kept), kept.length, unit)
  return {
    unit,
    ...others,
    words: kept
      .map(({ word, rare }, number) => `${word} ${ofWord(number, rare).join(' ')}`)
      .join('\n'),
  }
}

const textsBut = (sets) =>
  samples.filter(({ set }) => !set || !sets.includes(set)).map((sample) => texts.get(sample))

function show(groups) {
  const rows = groups.map((sets) => [
    sets,
    rowsOf(
      samples.filter(({ set }) => set && sets.includes(set)),
      tableOf(textsBut(sets)),
    ),
  ])
  const line = (some) => ({
    ...Object.fromEntries(
      patterns.map((pattern) => [
        pattern,
        percent(
          some.filter((row) => row.pattern === pattern),
          isRight,
        ),
      ]),
    ),
    all: percent(some, isRight),
  })
  console.table(
    Object.fromEntries([
      ...rows.map(([sets, some]) => [sets, line(some)]),
      ['all', line(rows.flatMap(([, some]) => some))],
    ]),
  )
}

function write() {
  const { words, ...others } = tableOf(textsBut(''))
  const lines = Object.entries(others).map(
    ([name, value]) => `  ${name}: ${JSON.stringify(value)},`,
  )
  const head = `import type { Leanings } from '@quartet/domain/leaning.ts'\n\n/** Made by \`lab/decoder/leanings.mjs\`: not to be edited. */\nexport const leanings: Leanings = {`
  writeFileSync(target, [head, ...lines, `  words: \`\n${words}\n\`,`, '}', ''].join('\n'))
  spawnSync(
    process.execPath,
    [`${root}node_modules/@biomejs/biome/bin/biome`, 'check', '--write', target.pathname],
    { stdio: 'inherit' },
  )
}

if (process.argv.length > 2) show(process.argv.slice(2))
else write()
