/** The people of a walk, by name. `ready`: prepared for a team once they accept. */
export const people = {
  ada: { age: 'adult', school: false, staff: false, ready: true },
  bo: { age: 'adult', school: false, staff: false, ready: true },
  cy: { age: 'adult', school: false, staff: false, ready: true },
  dot: { age: 'adult', school: false, staff: false, ready: false },
  eve: { age: 'adult', school: true, staff: false, ready: true },
  max: { age: 'adult', school: true, staff: false, ready: true },
  head: { age: 'adult', school: true, staff: true, ready: true },
  teen: { age: 'minor', school: true, staff: false, ready: true },
  kid: { age: 'child', school: true, staff: false, ready: false },
} as const
export type Name = keyof typeof people
export const names = Object.keys(people) as Name[]

/** Addresses that belong to nobody. */
export const guests = ['guest1', 'guest2'] as const
export type Guest = (typeof guests)[number]

/** Method D32: adults always, minors only within their institution, and children with nobody. */
export function mayMeet(one: Name, other: Name): boolean {
  const [{ age, school }, its] = [people[one], people[other]]
  if (one === other || age === 'child' || its.age === 'child') return false
  return (age === 'adult' && its.age === 'adult') || (school && its.school)
}

/** What a step leads to: the name of an error, or a change of the model. */
export type Outcome = string | (() => void)
