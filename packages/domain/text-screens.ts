/** Where interface texts are used, in the order of a list to choose from. */
export const textScreens = [
  'everywhere',
  'home',
  'sign_up',
  'login',
  'consent',
  'inventory',
  'profile',
  'tasks',
  'career',
  'sharing',
  'account',
  'own_data',
  'lists',
  'users',
  'institutions',
  'questionnaire',
  'pages',
  'languages',
  'emails',
  'security',
  'messages',
] as const
export type TextScreen = (typeof textScreens)[number]

/** The first parts of the keys of each screen; all others are used everywhere. */
const prefixes: Readonly<Partial<Record<TextScreen, readonly string[]>>> = {
  home: ['home', 'page', 'pages'],
  sign_up: ['register', 'plans', 'verify'],
  login: ['login', 'class_login', 'forgot', 'reset', 'new_password', 'sign_in'],
  consent: ['consent', 'child'],
  inventory: ['before', 'instructions', 'questions', 'retake', 'scores'],
  profile: [
    ...['profile', 'result', 'label', 'pattern', 'band', 'personalise', 'plp', 'pwp', 'bottom'],
    ...['how_to', 'steps', 'statement', 'about'],
  ],
  tasks: ['tasks', 'decode', 'photo_text'],
  career: ['career'],
  sharing: ['share', 'shared', 'document', 'print', 'part', 'who', 'reader', 'views', 'viewed_as'],
  account: ['account', 'photo', 'second_step'],
  own_data: ['own_data'],
  lists: ['table', 'content', 'editor'],
  users: ['people', 'reviews', 'role', 'roles', 'permission', 'permission_group'],
  institutions: [
    'institutions',
    'user_categories',
    'classroom',
    'class_cards',
    'class_session',
    'courses',
  ],
  questionnaire: ['forms'],
  pages: ['cms'],
  languages: ['languages', 'localization'],
  emails: ['emails'],
  security: ['security'],
  messages: ['error', 'field'],
}

const byPrefix = new Map(
  textScreens.flatMap((screen) =>
    (prefixes[screen] ?? []).map((prefix) => [prefix, screen] as const),
  ),
)

/** `login.title` is a text of the login. */
export const textScreenOf = (key: string): TextScreen =>
  byPrefix.get(key.split('.', 1)[0] ?? '') ?? 'everywhere'
