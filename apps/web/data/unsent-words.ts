/** What a page of tasks keeps on the device stands under keys that begin with this. */
export const unsentPrefix = 'task.'

const sending = new Set<Promise<unknown>>()

/** What is on its way when somebody logs out is waited for. */
export function noteSending<Result>(sent: Promise<Result>): Promise<Result> {
  sending.add(sent)
  const over = () => void sending.delete(sent)
  sent.then(over, over)
  return sent
}

export const allSent = () => Promise.allSettled([...sending])

/** Words that could not be sent stay for who typed them, and not for who sits at this device next. */
export function forgetUnsentWords() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys({ ...storage })) if (key.startsWith(unsentPrefix)) storage.removeItem(key)
}
