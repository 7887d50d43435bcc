import type { RoleKey } from '../areas/roles/commands.ts'

type Four = readonly [
  sequence: number,
  precision: number,
  technicalReasoning: number,
  confluence: number,
]

/**
 * A person of the demo. The surnames mean "example" in many languages, so that they fit no real
 * person.
 */
export type DemoPerson = {
  name: readonly [first: string, last: string]
  /**
   * The part before `@riverbend.example`. Without it nobody can sign in as this person: a child.
   */
  mailbox?: string
  ageGroup: 1 | 2 | 3
  /** Age group 2: years from now until they turn 18. */
  turns18?: number
  language: 'en' | 'ge' | 'it' | 'ar'
  country: string
  role: RoleKey
  /** Finished inventories, oldest first; `days` ago. */
  taken?: readonly { days: number; scores: Four; hasty?: boolean; terse?: boolean }[]
  /** An inventory in progress: number of statements answered. */
  answered?: number
  /** The person's own subscription: days since its trial began. */
  trialDays?: number
  /** Shares scores with the institution's staff. */
  shares?: boolean
  shows: string
}

export const demoPassword = 'learn together'
export const demoSchool = { name: 'Riverbend School (fictional)', code: 'RIVERBEND' }

export const demoPeople: readonly DemoPerson[] = [
  {
    ...adult('Imani', 'Sample'),
    mailbox: 'imani',
    role: 'institution_admin',
    shows: 'administers the institution',
  },
  {
    ...adult('Piotr', 'Przyklad'),
    mailbox: 'piotr',
    role: 'facilitator',
    shows: 'a facilitator with two groups',
  },

  {
    ...child('Amara', 'Mfano', 'en', 'US'),
    taken: [{ days: 12, scores: [21, 20, 23, 19] }],
    shares: true,
    shows: 'Bridge Learner, read aloud by a grown-up',
  },
  {
    ...child('Luca', 'Esempio', 'it', 'IT'),
    taken: [{ days: 9, scores: [29, 18, 22, 16] }],
    shares: true,
    shows: 'Dynamic Learner',
  },
  { ...child('Noor', 'Mithal', 'ar', 'MT'), answered: 9, shows: 'an inventory under way' },

  {
    ...teen(['Jonas', 'Beispiel'], 'ge', 'DE', 1),
    mailbox: 'jonas',
    taken: [{ days: 20, scores: [14, 16, 31, 27] }],
    shares: true,
    shows: 'Dynamic Learner with two patterns to avoid',
  },
  {
    ...teen(['Giulia', 'Prova'], 'it', 'IT', 2),
    mailbox: 'giulia',
    taken: [{ days: 18, scores: [27, 30, 25, 21] }],
    shares: true,
    shows: 'Strong-Willed Learner',
  },
  {
    ...teen(['Kofi', 'Nhwehwe'], 'en', 'US', 4),
    mailbox: 'kofi',
    taken: [{ days: 6, scores: [22, 16, 17, 20] }],
    shares: true,
    shows: 'Dynamic Learner (provisional): a retake is offered',
  },
  {
    ...teen(['Mei', 'Lizi'], 'en', 'US', 0),
    mailbox: 'mei',
    taken: [{ days: 3, scores: [28, 28, 28, 28], hasty: true }],
    shows:
      'the same answer everywhere, in a minute: advice to take it again; does not share scores',
  },
  {
    ...teen(['Yara', 'Namudhaj'], 'ar', 'MT', 3),
    mailbox: 'yara',
    answered: 17,
    shows: 'right to left where Arabic is there; half-way through',
  },

  {
    ...adult('Eleni', 'Paradigma'),
    mailbox: 'eleni',
    taken: [
      { days: 101, scores: [30, 24, 15, 19] },
      { days: 5, scores: [26, 27, 17, 20] },
    ],
    shares: true,
    shows: 'two inventories, a score close to a line',
  },
  {
    ...adult('Tomas', 'Ejemplo'),
    mailbox: 'tomas',
    role: 'individual',
    trialDays: 4,
    taken: [{ days: 3, scores: [17, 15, 33, 29], terse: true }],
    shows: 'an individual in the trial; very short answers',
  },
  {
    ...adult('Aroha', 'Tauira'),
    mailbox: 'aroha',
    role: 'individual',
    trialDays: 40,
    taken: [{ days: 38, scores: [24, 18, 22, 24] }],
    shows: 'an individual whose access has ended',
  },
  {
    ...adult('Lars', 'Eksempel'),
    mailbox: 'lars',
    role: 'individual',
    trialDays: 1,
    language: 'ge',
    country: 'DE',
    shows: 'an individual who has not begun, and waits for a place in an institution',
  },
  {
    ...adult('Clara', 'Esempio'),
    mailbox: 'clara',
    role: 'coaching_client',
    taken: [{ days: 20, scores: [21, 29, 14, 19] }],
    shares: true,
    shows: 'a coaching client who shares scores and profile with a facilitator',
  },
  {
    ...adult('Nadia', 'Contoh'),
    mailbox: 'nadia',
    role: 'guest',
    answered: 4,
    shows: 'a guest: the inventory and nothing else',
  },
]

/** The groups of the facilitator, with the first names of their people. */
export const demoGroups = {
  owner: 'Piotr',
  groups: [
    { name: 'Class 8b', people: ['Jonas', 'Giulia', 'Kofi', 'Mei', 'Yara'] },
    { name: 'Theatre club', people: ['Amara', 'Luca', 'Noor', 'Jonas', 'Giulia', 'Kofi'] },
  ],
} as const

function adult(...name: [string, string]) {
  return {
    name,
    ageGroup: 3 as const,
    language: 'en' as DemoPerson['language'],
    country: 'US',
    role: 'institution_member' as RoleKey,
  }
}
function teen(
  name: DemoPerson['name'],
  language: DemoPerson['language'],
  country: string,
  turns18: number,
) {
  return {
    name,
    ageGroup: 2 as const,
    turns18,
    language,
    country,
    role: 'student' as RoleKey,
  }
}
function child(first: string, last: string, language: DemoPerson['language'], country: string) {
  return {
    name: [first, last] as const,
    ageGroup: 1 as const,
    language,
    country,
    role: 'student' as RoleKey,
  }
}

/** Answers to the three open questions. */
export const demoTexts: Record<DemoPerson['language'], readonly [string, string, string]> = {
  en: [
    'When nobody says what the finished thing should look like.',
    'I would build a small model and explain how each part works.',
    'I would let them try one step, then show the next one.',
  ],
  ge: [
    'Wenn niemand sagt, wie das Ergebnis aussehen soll.',
    'Ich würde ein kleines Modell bauen und jedes Teil erklären.',
    'Ich würde einen Schritt zeigen und dann selbst probieren lassen.',
  ],
  it: [
    'Quando nessuno dice come deve essere il risultato.',
    'Costruirei un piccolo modello e spiegherei ogni parte.',
    'Farei provare un passo alla volta, poi mostrerei il prossimo.',
  ],
  ar: [
    'عندما لا يقول أحد كيف يجب أن تكون النتيجة.',
    'سأبني نموذجًا صغيرًا وأشرح كل جزء منه.',
    'سأدعهم يجربون خطوة واحدة ثم أعرض الخطوة التالية.',
  ],
}
