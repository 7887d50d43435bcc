import type { TopicKey } from '@quartet/content/topics/topic.ts'
import type { Area } from '@quartet/domain/areas.ts'
import type { Feeling } from '@quartet/domain/career-match.ts'
import type { DrillNote } from '@quartet/domain/drill.ts'
import type { Pattern } from '@quartet/domain/patterns.ts'

type Of<A extends Area> = {
  area: A
  topic: TopicKey<A>
  name: string
  description: string
  /** Days since it was written down. */
  days: number
  priority?: 1 | 2 | 3
  /** Days until it is due. */
  due?: number
  category?: string
  /** Marked by the word wall. With `isDecoded` saved as decoded. */
  isMarked?: true
  isDecoded?: true
  /**
   * Strategies per pattern on the card, selected by the demand of the task and the person's bands.
   */
  strategies?: number
  own?: readonly { pattern: Pattern; body: string }[]
  notes?: readonly Omit<DrillNote, 'at'>[]
  /** Which strategies of the card worked, in their order. */
  worked?: readonly boolean[]
  /** One per line of a job advert. */
  feelings?: readonly Feeling[]
}
export type DemoTask = Of<'school'> | Of<'work'> | Of<'career'>

/** The task that the school's administrator assigns to everyone who shares scores. */
export const demoPushedTask: DemoTask = {
  ...{ area: 'school', topic: 'reading', name: 'Reading log', days: 4 },
  description:
    'Read for twenty minutes every evening this week. After each evening write down the date, the title, the exact pages, and one sentence about what happened. On Friday, explain in your own words which part you liked best and why.',
}

/**
 * By the person's first name. Each task shows a different step of the way from a text to a card and
 * back.
 */
export const demoTasks: Readonly<Record<string, readonly DemoTask[]>> = {
  Amara: [
    {
      ...{
        area: 'school',
        topic: 'projects',
        name: 'My paper bridge',
        days: 3,
        due: 6,
        category: 'Science',
        isMarked: true,
      },
      description:
        'Build a bridge out of paper. First make a plan and draw it. Then build it step by step. Measure how long it is. Try how many coins it holds, and tell the class how your bridge works.',
    },
  ],
  Jonas: [
    {
      ...{
        area: 'school',
        topic: 'projects',
        name: 'Referat über Windräder',
        days: 8,
        due: 5,
        priority: 1,
        category: 'Physik',
      },
      ...{ isDecoded: true, strategies: 2 },
      description:
        'Bereite ein Referat von zehn Minuten über Windräder vor. Erkläre zuerst, wie ein Windrad gebaut ist und wie es Strom erzeugt. Ordne danach drei Vorteile und drei Nachteile der Reihe nach. Belege jede Zahl mit einer genauen Quelle. Zeige am Ende ein Modell, das du selbst gebaut hast.',
    },
    {
      ...{ area: 'school', topic: 'math', name: 'Übungsblatt Prozente', days: 1, due: 1 },
      description:
        'Rechne die Aufgaben 3 bis 9 auf Seite 41. Schreibe jeden Schritt auf und prüfe am Schluss deine Ergebnisse mit dem Lösungsblatt.',
    },
  ],
  Giulia: [
    {
      ...{
        area: 'school',
        topic: 'writing',
        name: 'Relazione sul museo',
        days: 12,
        due: -2,
        priority: 2,
        category: 'Storia',
      },
      ...{ isDecoded: true, strategies: 2, worked: [true, true, false] },
      description:
        'Scrivi una relazione di due pagine sulla visita al museo. Descrivi prima nel dettaglio tre oggetti, con le date esatte. Poi spiega con parole tue che cosa raccontano della vita di allora. Infine controlla ogni data e consegna il lavoro entro venerdì.',
      notes: [
        { step: 'mull', note: 'Tre oggetti: quali?' },
        { step: 'express', note: 'Consegnata giovedì sera.' },
        { step: 'assess', note: 'Le date erano tutte giuste.', rating: 4 },
        { step: 'reflect', note: 'La lista dei passi mi ha fatto risparmiare tempo.' },
      ],
    },
  ],
  Kofi: [
    {
      ...{
        area: 'school',
        topic: 'writing',
        name: 'Essay: a place that matters',
        days: 5,
        due: 4,
        priority: 1,
        category: 'English',
      },
      ...{
        isDecoded: true,
        strategies: 1,
        own: [{ pattern: 'precision', body: 'Ask Ms Rivera for two examples of a good ending.' }],
      },
      description:
        'Write an essay of about 600 words about a place that matters to you. First make an outline with three main points. Support each point with specific details that help the reader imagine the place. Be original: find an angle that nobody else would choose. Proofread your final draft for spelling and punctuation, and hand it in by Thursday.',
      notes: [
        { step: 'mull', note: 'The barber shop, Saturday morning.' },
        { step: 'connect', note: 'Like the letter last year: the outline came too late.' },
        { step: 'attend', note: 'Phone in the kitchen. 25 minutes.' },
      ],
    },
    {
      ...{
        area: 'school',
        topic: 'test_taking',
        name: 'Biology test, chapters 4 and 5',
        days: 2,
        due: 3,
        category: 'Biology',
      },
      description:
        'The test covers chapters 4 and 5. Know the parts of a cell and what each of them does. Be able to label a diagram, put the steps of cell division in the correct order, and explain one experiment that we did in class.',
    },
  ],
  Eleni: [
    {
      ...{
        area: 'work',
        topic: 'reports',
        name: 'Quarterly report of the library',
        days: 30,
        due: -10,
        category: 'Reports',
      },
      ...{ isDecoded: true, strategies: 2, worked: [true, false, true, true] },
      own: [
        {
          pattern: 'technical_reasoning',
          body: 'Have Sam show me the export once, and write the clicks down.',
        },
      ],
      description:
        'Prepare the quarterly report of the library. Collect the exact numbers of loans and visits from the system, month by month, and check them against the counts of the desk. List every change since the last quarter. Summarize the three most important findings on one page, and send the finished report to the head by the 10th.',
      notes: [
        { step: 'mull', note: 'The head reads the first page only.' },
        { step: 'rehearse', note: 'Numbers on Monday, text on Tuesday, check on Wednesday.' },
        { step: 'express', note: 'Sent on the 9th.' },
        { step: 'assess', note: 'One number had to be corrected.', rating: 4 },
        { step: 'reflect', note: 'The list of clicks was worth the hour.' },
        { step: 'revisit', note: 'Ask for the visits a week earlier.' },
      ],
    },
    {
      ...{
        area: 'work',
        topic: 'meetings',
        name: 'Prepare the meeting about opening hours',
        days: 2,
        due: 7,
        priority: 2,
        category: 'Meetings',
      },
      ...{ isDecoded: true, strategies: 1 },
      description:
        'Plan a meeting of an hour with six colleagues about new opening hours. Send an agenda two days before. Bring new ideas of your own, encourage everybody to suggest something unusual, and write down clearly who does what by when.',
    },
  ],
  Tomas: [
    {
      ...{
        area: 'work',
        topic: 'new_tool',
        name: 'Learn the new booking tool',
        days: 3,
        due: 10,
        isDecoded: true,
        strategies: 2,
      },
      description:
        'Install the new booking tool on your machine and try out how it works. Find out how its parts fit together and what breaks when a guest cancels. Then show two colleagues how to use it.',
    },
    {
      ...{
        area: 'career',
        topic: 'advert',
        name: 'Service technician, wind power',
        days: 2,
        category: 'Adverts',
        isDecoded: true,
      },
      feelings: ['enjoy', 'enjoy', 'drain', 'neutral', 'enjoy'],
      description: [
        'Inspect and repair gearboxes and generators on site.',
        'Find out why a machine has stopped, and build a solution with the parts at hand.',
        'Document every repair completely and accurately in the system.',
        'Follow the safety checklist step by step before each climb.',
        'Suggest new ways to make the work easier.',
      ].join('\n'),
    },
  ],
  Aroha: [
    {
      ...{
        area: 'work',
        topic: 'customers',
        name: 'Answer the complaints of the week',
        days: 37,
        isDecoded: true,
        strategies: 1,
      },
      description:
        'Read the complaints of the week and sort them by kind. Answer each of them within two days, in a friendly and precise way. Note what happens again and again, and suggest one improvement.',
    },
  ],
}
