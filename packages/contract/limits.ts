/**
 * Limits of an imported sheet (design: uploads): bytes of the file, bytes unpacked, and rows. Every
 * exported sheet can be imported again completely.
 */
export const contentFileBytes = 20_000_000
export const rosterFileBytes = 25_000_000
export const sheetLimits = {
  content: { unpacked: 200_000_000, rows: 200_000 },
  roster: { unpacked: 200_000_000, rows: 100_000, roster: true },
} as const
/** Rows that an exported list can have below its headings. */
export const maxExported = 1_000_000

/**
 * Greatest lengths of texts in characters, and ranges of numbers. The schemas and the forms of the
 * pages read the same ones; those of tasks are in the domain.
 */
export const limits = {
  search: 200,
  email: 254,
  password: { min: 8, max: 200 },
  verificationCode: 20,
  factorCode: 40,
  passkey: { id: 1400, name: 60 },
  providerField: 300,
  callbackValue: 4000,
  classCard: { code: 20, name: 120, pin: 12, token: 100 },
  personName: 80,
  memberNumber: 60,
  rosterClasses: 30,
  nameOnCard: 120,
  familyCode: 40,
  place: { city: 120, state: 120, zipCode: 20 },
  profile: { aboutMe: 2000, jobTitle: 120, words: 20, word: 60 },
  erasureNote: 300,
  answer: 4000,
  turns18In: { min: 2000, max: 2100 },
  institution: {
    ...{ name: 160, code: 12, domain: 120, contactName: 120, city: 120, logo: 40, notes: 4000 },
    seats: { min: 0, max: 1_000_000 },
    minAge: { min: 6, max: 21 },
  },
  role: { name: 80, count: 100 },
  form: { title: 120, scaleWord: 40, version: { min: 1, max: 999 } },
  question: { text: 300 },
  topic: { name: 120 },
  category: { name: 120 },
  strategy: { title: 200, body: 1000 },
  statement: { title: 300 },
  team: { name: 120, statement: 2000 },
  wall: { title: 120 },
  word: { text: 80, note: 300, weight: { min: 1, max: 3 } },
  mailText: 4000,
  view: { name: 40, filters: 40, most: 20 },
  page: { title: 200, key: 60, order: { min: 1, max: 999 }, publish: 100 },
} as const

/** The parts of a payment card as they are sent, the number without spaces. */
export const cardFormats = {
  number: /^\d{16}$/,
  expiry: /^\d{4}-(0[1-9]|1[0-2])$/,
  code: /^\d{3}$/,
} as const
