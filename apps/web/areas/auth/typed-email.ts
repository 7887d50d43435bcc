let typed = ''

/** The address typed at login, so that nobody types it again for a new password; never stored. */
export const typedEmail = {
  get: () => typed,
  set: (email: string) => {
    typed = email
  },
}
