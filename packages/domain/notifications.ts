import type { Area } from './areas.ts'
import type { ConsentPurpose } from './consent.ts'
import type { MembershipEvent } from './membership.ts'

/** What people are notified of, in the order of the settings. */
export const notificationKinds = [
  'task_given',
  'team_task_added',
  'role_changed',
  'contact_requested',
  'contact_accepted',
  'team_invited',
  'team_started',
  'family',
  'consent',
  'membership',
  'export_ready',
  'retake_due',
  'inventory_open',
  'retake_offered',
  'weekly_figures',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Kinds whose mail also needs a consent, besides the person's setting. */
export const mailConsents: Partial<Record<NotificationKind, ConsentPurpose>> = {
  retake_due: 'email_reminders',
}

/** Days for which a notification is stored. */
export const notificationDays = 180

/** How many names of tasks a notification stores; it only counts the others. */
export const maxTaskNames = 3

export const consentEvents = ['given', 'withdrawn', 'needed'] as const

/**
 * A member joined, left or was removed, the family ended, somebody reached an age, or a minor's data
 * was exported (D35).
 */
export const familyEvents = ['joined', 'left', 'removed', 'ended', 'narrowed', 'exported'] as const
export type FamilyEvent = (typeof familyEvents)[number]

/**
 * What is stored with each kind. The text is written in the language of its reader, when it is
 * read.
 */
export type NotificationData = {
  task_given: { count: number; names: string[]; area: Area }
  /** The names as they were when the task was added. */
  team_task_added: { task_id: number; name: string; team_id: number; team: string }
  /** The names of all roles; none when only single permissions changed. */
  role_changed: { roles: string[] }
  /** `count`: people who wait for the consent of the school. */
  consent: { event: (typeof consentEvents)[number]; by: 'guardian' | 'school'; count?: number }
  contact_requested: Record<string, never>
  contact_accepted: Record<string, never>
  /** The name of the team is read with the notification; so below. */
  team_invited: { team_id: number; invitation_id: number }
  team_started: { team_id: number }
  /** The name of the institution, or of the facilitator, as it was then. */
  membership: { event: MembershipEvent; name: string }
  /** The name of the family; `until`: the last day of access. */
  family: { event: FamilyEvent; family: string; until?: string }
  export_ready: Record<string, never>
  retake_due: Record<string, never>
  /** Staff remind somebody who has no result. */
  inventory_open: Record<string, never>
  /** Staff invite somebody to take the inventory again. */
  retake_offered: Record<string, never>
  weekly_figures: Record<string, never>
}
