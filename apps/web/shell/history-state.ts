/** What the page for the mailed code says after a sign-up. */
export type SignedUp = {
  /** Whether a trial begins; others are let in by an institution or a family. */
  pays: boolean
  /** The address of the guardian who has to consent. */
  guardian?: string | undefined
  /** Seconds until the mail to the guardian can be sent; 0 when it was sent. */
  guardianMailAfter: number
  /** Whether the staff of a school have to admit the person. */
  school: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signedUp?: SignedUp
    /** Whether the entry before is the step before. */
    follows?: boolean | undefined
    /** Whether a draft contains what the address says, or something newer. */
    isInDraft?: boolean | undefined
  }
}
