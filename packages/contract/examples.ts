const session = { access_token: 'q4Tz8mUe1n…' }
const task = { name: 'Read chapter 4', description: 'Read chapter 4 and sum it up.', topic_id: 3 }

/** Examples of important calls in the API document, by the name of the call. */
export const examples: Readonly<Record<string, { request?: unknown; response?: unknown }>> = {
  'auth.login': {
    request: { email: 'ada@example.org', password: 'learn together', rememberMe: true },
    response: { ...session, choose_password: { user_id: 42, language_id: 1 } },
  },
  'auth.verifyCode': { request: { email: 'ada@example.org', verification_code: '483920' } },
  'auth.resendCode': { request: { email: 'ada@example.org' }, response: {} },
  'auth.forgot': { request: { email: 'ada@example.org' }, response: {} },
  'registration.register': {
    request: {
      type: 'institution',
      promo_code: 'SCHOOL1',
      first_name: 'Ada',
      last_name: 'Borg',
      email: 'ada@example.org',
      age_group_id: 3,
      country: 'MT',
      password: 'four words in a row',
      confirm_password: 'four words in a row',
      captcha: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
    },
    response: { status: 'verify', type: 'institution', sign_up: 'Jx2…' },
  },
  'registration.code': {
    request: { promo_code: 'SCHOOL1' },
    response: { name: 'Hillside School', error: null, child: 'school', teen: 'school' },
  },
  'tasks.add': { request: { ...task, priority: 1, due_date: '2027-02-01' } },
  'workTasks.add': { request: task },
  'careerTasks.add': { request: task },
  'tasks.edit': { request: { name: 'Read chapters 4 and 5', version: 2 } },
  'tasks.update': { request: { version: 3, decoded: true } },
  'tasks.removeMany': { request: { ids: [7, 8] }, response: { removed: [7, 8] } },
  'tasks.push': {
    request: { task_ids: [7], user_ids: [42, 43] },
    response: { created: 1, skipped: 1 },
  },
  'attributes.tick': { request: { ticked: [12, 15], unticked: [9] } },
  'profile.save': {
    request: {
      sequence: 27,
      precision: 21,
      technical_reasoning: 18,
      confluence: 30,
      scored_at: '2026-11-21T10:00:00.000Z',
    },
  },
  'account.changePassword': {
    request: {
      old_password: 'learn together',
      password: 'four words in a row',
      confirm_password: 'four words in a row',
    },
    response: {},
  },
  'topics.removeMany': {
    request: { ids: [4, 5], skip_used: true },
    response: { ids: [4], used: [5] },
  },
  'topics.restore': { request: { ids: [4] }, response: { ids: [4] } },
  'topics.order': { request: { ids: [5, 4, 6] }, response: { ids: [5, 4, 6] } },
  'people.removeMany': { request: { ids: [42] }, response: { ids: [42] } },
  'people.list': {
    response: {
      list: [
        {
          id: 42,
          first_name: 'Ada',
          last_name: 'Lovelace',
          name: 'Ada Lovelace',
          email: 'ada@example.org',
          email_verified: true,
          type: 'individual',
          organization_id: null,
          organization_name: null,
          age_group_id: 3,
          roles: ['Individual'],
          status: 'active',
          lci: 'done',
          classification: null,
          removed: 0,
          erasure: null,
          created_at: '2026-09-01T08:30:00.000Z',
          last_visit_on: '2026-11-20',
        },
      ],
      count: 1,
      roles: [{ id: 5, name: 'Individual' }],
      sees_visits: true,
    },
  },
  'documents.pdf': { request: { kind: 'plp', sheet: 'page', audience: 'self' } },
  'speech.speak': { request: { text: 'Read chapter 4.' } },
}
