import { consentCalls } from './consent-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { courseCalls } from './course-calls.ts'
import { familyCalls } from './family-calls.ts'
import { groupCalls } from './group-calls.ts'
import { institutionCalls } from './institution-calls.ts'
import { loginCalls } from './login-calls.ts'
import { membershipCalls } from './membership-calls.ts'
import { peopleCalls } from './people-calls.ts'
import { platformCalls } from './platform-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { type Call, ofAda } from './scene.ts'
import { shareCalls } from './share-calls.ts'
import { signInCalls } from './sign-in-calls.ts'
import { signUpCalls } from './sign-up-calls.ts'
import { taskCalls } from './task-calls.ts'
import { teamCalls } from './team-calls.ts'

/**
 * Every call that takes text, in an order in which they work. A new call, or a new field of a call,
 * needs a line only in one of these files. `stored`: the written text is found in the database or the file store.
 * `passes`: it was accepted and nothing of it is stored. `codes`: only values of a list or digits,
 * so no word fits.
 */
export const calls: Record<string, Call> = {
  ...signUpCalls,
  ...consentCalls,
  ...loginCalls,
  ...profileCalls,
  ...taskCalls,
  ...shareCalls,
  ...peopleCalls,
  ...teamCalls,
  ...contactCalls,
  ...familyCalls,
  ...membershipCalls,
  ...courseCalls,
  ...groupCalls,
  ...signInCalls,
  ...institutionCalls,
  ...platformCalls,
  'POST /users/deletion': {
    passes: ['password'],
    write: (scene) =>
      scene.world.call('POST /users/deletion', {
        token: ofAda(scene).token,
        body: { password: scene.say('password') },
      }),
  },
}
