/** Every mail of the product in its group, in the order in which editors see them. */
export const mailGroups = {
  account: [
    'verify_code',
    'welcome',
    'already_registered',
    'invited',
    'password_reset',
    'password_changed',
    'password_changed_here',
    'password_set',
    'one_time_password_used',
    'email_changed',
    'email_change_taken',
    'sign_in_linked',
    'sign_in_unlinked',
    'second_factor_added',
    'second_factor_removed',
    'second_factor_reset',
    'second_factor_guessed',
    'recovery_codes_new',
    'recovery_code_used',
    'export_ready',
    'roles_changed',
    'retake_due',
    'inventory_open',
    'retake_offered',
  ],
  consent: [
    'consent_request',
    'consent_request_school',
    'consent_confirmed',
    'consent_confirmed_child',
    'consent_address_taken',
    'guardian_link',
    'consent_withdrawn',
    'joining_request',
    'joining_confirmed',
    'teen_consent_given',
    'teen_consent_refused',
  ],
  money: [
    'trial_ending',
    'renewal_coming',
    'access_ending',
    'access_expired',
    'payment_receipt',
    'payment_failed',
  ],
  school: [
    'admissions_waiting',
    'school_admitted',
    'school_refused',
    'institution_joined',
    'institution_left',
    'seat_offered',
    'facilitator_added',
    'weekly_figures',
  ],
  tasks: ['tasks_assigned', 'tasks_assigned_unnamed', 'team_task_added'],
  sharing: [
    'profile_share',
    'profile_share_of',
    'task_share',
    'task_share_of',
    'pwp_share',
    'guardian_share',
    'guardian_share_of',
  ],
  people: [
    'contact_requested',
    'contact_accepted',
    'contact_invitation',
    'contact_invitation_new',
    'team_invitation',
    'team_invitation_new',
    'team_started',
    'team_started_leader',
    'family_invitation',
    'family_left',
    'family_narrowed',
  ],
  deletion: [
    'account_deletion_asked',
    'account_deletion_asked_guardian',
    'account_deletion_undone',
    'account_deletion_scheduled',
    'erasure_ordered',
    'erasure_ordered_guardian',
    'erasure_undone',
    'erasure_undone_guardian',
  ],
  contract: [
    'contract_ended',
    'contract_erasure_soon',
    'contract_continues',
    'contract_erasure',
    'contract_erasure_guardian',
  ],
} as const satisfies Record<string, readonly string[]>
export type MailGroup = keyof typeof mailGroups
export type MailName = (typeof mailGroups)[MailGroup][number]

export const mailNames: readonly MailName[] = Object.values(mailGroups).flat()

/** What editors open: a mail, or the line below every mail. */
export const mailItems = [...mailNames, 'footer'] as const
export type MailItem = MailName | 'footer'

/** The key under which a text of a mail is stored among the texts of a language. */
export const mailKey = (item: MailItem, field: string) => `mail.${item}.${field}`

/** The mail and the field of a key; undefined for other keys. */
export function mailFieldOf(key: string): { item: MailItem; field: string } | undefined {
  const [, name, field] = /^mail\.(\w+)\.(\w+)$/.exec(key) ?? []
  const item = mailItems.find((one) => one === name)
  return item && field ? { item, field } : undefined
}

/**
 * The mails about consent, and the line that is below them too. Only administrators of the whole
 * installation can change them, as other texts about consent (D37).
 */
export const isLegalMail = (item: MailItem) =>
  item === 'footer' || mailGroups.consent.some((name) => name === item)
