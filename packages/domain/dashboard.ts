/** The roles of people who learn, whom the figures count (D38); all others are staff. */
export const learnerRoles = [
  'individual',
  'professional',
  'institution_member',
  'student',
  'family_admin',
  'family_member',
  'coaching_client',
  'guest',
] as const

/** An account is active with a call in this many days. */
export const activeDays = 30
/** The days of the charts: without a choice, and at most. */
export const chartDays = { usual: 30, max: 366 } as const
/** How many institutions the chart names; all others are one line. */
export const namedInstitutions = 10

/** Figures about fewer people than this are left out, because they would say who is who. */
export const fewestPeople = 5
export const isTooFew = (people: number) => people < fewestPeople
/** Whether a part of a whole, or the difference of both, says who belongs to it. */
export const tellsApart = (part: number, whole: number) => isTooFew(part) || isTooFew(whole - part)

/** What a learner has done of the six steps (D12). */
export const progressSteps = [
  'inventory',
  'profile',
  'decoded_task',
  'strategy_card',
  'share',
  'team',
] as const
export type ProgressStep = (typeof progressSteps)[number]

type Days = { date_from?: string | undefined; date_to?: string | undefined }
const dayMs = 86_400_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The first and the last day of a chart, yyyy-MM-dd in UTC. */
export function daysOfChart({ date_from, date_to }: Days, now: Date) {
  const last = date_to ?? dayOf(now.getTime())
  return { first: date_from ?? dayOf(Date.parse(last) - (chartDays.usual - 1) * dayMs), last }
}

/** What is wrong with the days of a chart; undefined for days in order that are not too many. */
export function wrongDays({ first, last }: ReturnType<typeof daysOfChart>) {
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  if (count < 1) return 'ends_before_start'
  return count > chartDays.max ? 'days_many' : undefined
}
