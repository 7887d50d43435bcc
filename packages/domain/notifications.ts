import type { Area } from './areas.ts'
import type { ConsentPurpose } from './consent.ts'

/** What people are notified of, in the order of the settings. */
export const notificationKinds = [
  'task_given',
  'role_changed',
  'consent',
  'export_ready',
  'retake_due',
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
 * What is stored with each kind. The text is written in the language of its reader, when it is
 * read.
 */
export type NotificationData = {
  task_given: { count: number; names: string[]; area: Area }
  /** The names of all roles; none when only single permissions changed. */
  role_changed: { roles: string[] }
  /** `count`: people who wait for the consent of the school. */
  consent: { event: (typeof consentEvents)[number]; by: 'guardian' | 'school'; count?: number }
  export_ready: Record<string, never>
  retake_due: Record<string, never>
}
