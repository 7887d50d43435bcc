// Minimizes a smooth function with L-BFGS, which estimates its curvature from recent gradients.
const remembered = 8

const dot = (one, other) => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at]
  return sum
}

/**
 * The search direction: the gradient, corrected by the last steps and the change of the gradient
 * over each. `walk` moves against it.
 */
function direction(slope, steps) {
  const way = Float64Array.from(slope)
  const parts = steps.toReversed().map(({ step, change, bend }) => {
    const part = dot(step, way) / bend
    for (let at = 0; at < way.length; at++) way[at] -= part * change[at]
    return part
  })
  const last = steps.at(-1)
  const scale = last ? last.bend / dot(last.change, last.change) : 1 / Math.sqrt(dot(slope, slope))
  for (let at = 0; at < way.length; at++) way[at] *= scale
  steps.forEach(({ step, change, bend }, number) => {
    const part = parts[steps.length - 1 - number] - dot(change, way) / bend
    for (let at = 0; at < way.length; at++) way[at] += part * step[at]
  })
  return way
}

/** Halves the step until the function decreases sufficiently. */
function walk(of, from, here, way) {
  const slope = dot(here.slope, way)
  for (let length = 1; ; length /= 2) {
    const place = from.map((value, at) => value - length * way[at])
    const there = of(place)
    if (there.value <= here.value - 1e-4 * length * slope || length < 1e-6) return { place, there }
  }
}

/**
 * Minimizes `of`, which returns the value and the gradient (`slope`) of the function at a point.
 */
export function lowest(of, start, rounds) {
  let from = start
  let here = of(from)
  let steps = []
  for (let round = 0; round < rounds; round++) {
    const { place, there } = walk(of, from, here, direction(here.slope, steps))
    const [step, change] = [
      place.map((value, at) => value - from[at]),
      there.slope.map((value, at) => value - here.slope[at]),
    ]
    const bend = dot(step, change)
    if (bend > 1e-9) steps = [...steps, { step, change, bend }].slice(-remembered)
    const isDone = here.value - there.value < 1e-5 * Math.abs(here.value)
    ;[from, here] = [place, there]
    if (isDone) break
  }
  return from
}
