import { teamSize } from './teams.ts'

/**
 * How many people each team gets, so that sizes differ by one at most, come as near as possible to
 * the chosen one and do not fall below three. Larger teams come first; none for fewer than three
 * people.
 */
export function sizesOf(people: number, size: number): number[] {
  if (people < teamSize.fewest) return []
  const most = Math.floor(people / teamSize.fewest)
  const bound = (teams: number) => Math.min(most, Math.max(1, teams))
  const [fewer, more] = [bound(Math.floor(people / size)), bound(Math.ceil(people / size))]
  const distance = (teams: number) => Math.abs(people / teams - size)
  return divide(people, distance(fewer) < distance(more) ? fewer : more)
}

const divide = (people: number, teams: number) =>
  Array.from(
    { length: teams },
    (_, at) => Math.floor(people / teams) + (at < people % teams ? 1 : 0),
  )
