// Computes the likelihood of the gold degrees for a table of leanings, and the table that maximizes
// it (decision 014).
import { choices, pairsIn } from '../../packages/domain/leaning.ts'
import { lowest } from './descent.mjs'

const rounds = 80
/**
 * Penalties on squared parameters, highest for those of words: for a step between degrees, and for
 * the extra parameter of As Needed.
 */
const costs = { word: [1, 4], area: 0.3, wall: 0.1, pair: 0.3 }
const areas = ['school', 'work', 'career']
const patternCount = 4

/**
 * The positions of the parameters: eight per word, eight per area, four for the wall, four per pair
 * of patterns.
 */
const placesOf = (words) => {
  const area = 8 * words
  const wall = area + 8 * areas.length
  return { area, wall, pair: wall + 4, all: wall + 4 + 24 }
}
const choicesWithPairs = choices.map((choice) => ({
  choice,
  pairs: pairsIn(choice).map(([pair, which]) => 4 * pair + which),
}))

/**
 * `texts` have `words` (pairs of word number and count), `area`, `found` (the matches of the wall),
 * `degrees` and `weight` (how much they count). Even parameters are the difference of a degree to the one below it, odd ones the
 * extra value of As Needed. Returns all parameters.
 */
export function likeliestFigures(texts, words) {
  const at = placesOf(words)
  const cost = Float64Array.from({ length: at.all }, (_, place) =>
    place < at.area ? costs.word[place % 2] : costs.area,
  )
  cost.fill(costs.wall, at.wall, at.pair)
  cost.fill(costs.pair, at.pair)
  const seen = texts.map((text) => ({
    ...text,
    at: at.area + 8 * areas.indexOf(text.area),
    choice: text.degrees.reduce((sum, degree) => 3 * sum + degree, 0),
  }))
  const of = (figures) => {
    const slope = figures.map((figure, place) => cost[place] * figure)
    let value = figures.reduce((sum, figure, place) => sum + (cost[place] * figure * figure) / 2, 0)
    for (const text of seen) value += unlikelihood(text, figures, at, slope)
    return { value, slope }
  }
  return lowest(of, new Float64Array(at.all), rounds)
}

/**
 * Adds the contribution of a text to the gradient. Returns the negative log-likelihood of its
 * degrees.
 */
function unlikelihood(text, figures, at, slope) {
  const sums = sumsOf(text, figures, at)
  const points = choicesWithPairs.map(({ choice, pairs }) => {
    let sum = 0
    for (let pattern = 0; pattern < patternCount; pattern++)
      sum +=
        choice[pattern] * sums[2 * pattern] + (choice[pattern] === 1 ? sums[2 * pattern + 1] : 0)
    for (const pair of pairs) sum += figures[at.pair + pair]
    return sum
  })
  const most = Math.max(...points)
  const all = points.reduce((sum, one) => sum + Math.exp(one - most), 0)
  const errors = new Float64Array(2 * patternCount)
  choicesWithPairs.forEach(({ choice, pairs }, number) => {
    const error =
      text.weight * (Math.exp(points[number] - most) / all - (number === text.choice ? 1 : 0))
    for (let pattern = 0; pattern < patternCount; pattern++) {
      errors[2 * pattern] += error * choice[pattern]
      if (choice[pattern] === 1) errors[2 * pattern + 1] += error
    }
    for (const pair of pairs) slope[at.pair + pair] += error
  })
  addSlope(text, errors, at, slope)
  return text.weight * (most + Math.log(all) - points[text.choice])
}

function sumsOf({ words, at: area, found }, figures, { wall }) {
  const sums = figures.slice(area, area + 8)
  for (let one = 0; one < 8; one++)
    sums[one] +=
      figures[wall + (one % 2)] * found[one >> 1].share +
      figures[wall + 2 + (one % 2)] * found[one >> 1].weight
  for (const [word, counts] of words)
    for (let one = 0; one < 8; one++) sums[one] += counts * figures[8 * word + one]
  return sums
}

function addSlope({ words, at: area, found }, errors, { wall }, slope) {
  for (let one = 0; one < 8; one++) {
    slope[area + one] += errors[one]
    slope[wall + (one % 2)] += errors[one] * found[one >> 1].share
    slope[wall + 2 + (one % 2)] += errors[one] * found[one >> 1].weight
  }
  for (const [word, counts] of words)
    for (let one = 0; one < 8; one++) slope[8 * word + one] += counts * errors[one]
}

/** Converts the parameters into points for As Needed and for Use First. */
export function pointsOf(figures, words, unit) {
  const at = placesOf(words)
  const two = (place, times = 1) =>
    [figures[place] + figures[place + 1], 2 * figures[place]].map(
      (one) => Math.round(one * times * unit) || 0,
    )
  const four = (place, times) => [0, 2, 4, 6].map((pattern) => two(place + pattern, times))
  return {
    ofWord: (word, times) => four(8 * word, times).flat(),
    areas: Object.fromEntries(areas.map((area, number) => [area, four(at.area + 8 * number)])),
    share: two(at.wall),
    weight: two(at.wall + 2),
    pairs: Array.from({ length: 6 }, (_, pair) =>
      [...figures.slice(at.pair + 4 * pair, at.pair + 4 * pair + 4)].map(
        (one) => Math.round(one * unit) || 0,
      ),
    ),
  }
}
