/** Why a password is too easy to guess, as a field error code. */
export type WeakPassword = 'password_common' | 'password_personal'

/** The name of the site, which is not a safe password either. */
const product = 'quartet'

let common: Promise<ReadonlySet<string>> | undefined

/**
 * The 49,000 most common passwords, without those of fewer than eight characters. Loaded when the
 * first password is chosen.
 */
const loadCommon = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common']
      .filter((word) => word.length >= 8)
      .map((word) => word.toLowerCase()),
  )
}

/** Sequences on keyboards and in the alphabet. */
const rows = [
  ...[
    '01234567890',
    '9876543210',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiop',
    'qwertzuiop',
    'azertyuiop',
    'asdfghjkl',
    'qsdfghjklm',
    'zxcvbnm',
  ],
  ...[
    '1q2w3e4r5t6y7u8i9o0p',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
    'qazwsxedcrfvtgbyhnujmikolp',
    '1a2b3c4d5e6f7g8h',
  ],
].flatMap((row) => [row, [...row].reverse().join('')])

const isRow = (word: string) => rows.some((row) => row.includes(word))
/** "aaaaaaaa", "12341234", "asdasdasd". */
const isRepeated = (word: string) =>
  [1, 2, 3, 4, 5, 6].some(
    (size) => word.length >= 2 * size && [...word].every((sign, at) => sign === word[at % size]),
  )
/** "24122010" and "20101224": dates are common passwords. */
const isDay = (word: string) =>
  /^((0[1-9]|[12]\d|3[01]){2}(19|20)\d\d|(19|20)\d\d(0[1-9]|[12]\d|3[01]){2})$/.test(
    word.replaceAll(/[^\d]/g, ''),
  ) && /^[\d./ -]+$/.test(word)

/** Common passwords that the list omits because they follow a pattern. */
const isPattern = (word: string) =>
  isRow(word.replace(/\P{L}+$/u, (end) => end.replaceAll(/\D/g, ''))) ||
  isRepeated(word) ||
  isDay(word)

/** Only letters and digits, without trailing digits: "Ada.Lovelace-12" is "adalovelace". */
const bare = (word: string) =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '')

/**
 * Why a password is weak, or undefined. It is weak if it is common, or if it only repeats personal
 * data: name, address, code of the institution. Ignores case and the characters between letters.
 */
export async function findWeakness(
  password: string,
  personal: readonly (string | null | undefined)[],
): Promise<WeakPassword | undefined> {
  const typed = password.trim().toLowerCase()
  common ??= loadCommon()
  if (isPattern(typed) || (await common).has(typed)) return 'password_common'
  if (
    [product, ...personal].some(
      (word) =>
        word &&
        (word.toLowerCase() === typed || (bare(word) !== '' && bare(word) === bare(password))),
    )
  )
    return 'password_personal'
  return undefined
}

type Named = { firstName: string; lastName: string; email: string | null }

/** The words that a stranger would try for a person. */
export const wordsOf = ({ firstName, lastName, email }: Named) => [
  ...[firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`],
  ...[email, email?.slice(0, email.lastIndexOf('@'))],
]
