import type { Payments } from './areas/billing/client.ts'
import type { Classroom } from './areas/classroom/client.ts'
import type { Provider, ProviderClient } from './areas/identities/client.ts'
import type { ErasedList } from './backup/erased-people.ts'
import type { Db } from './db/db.ts'
import type { Typesetter } from './documents/typesetter.ts'
import type { Files } from './files/files.ts'
import type { PictureReader } from './media/ocr.ts'
import type { Speaker } from './media/speech.ts'
import type { Log } from './monitoring/log.ts'
import type { Queue } from './queue/queue.ts'
import type { Caller } from './security/caller.ts'
import type { Captcha } from './security/captcha.ts'
import type { Encryption } from './security/encryption.ts'
import type { Limits } from './security/rate-limits.ts'
import type { SecurityEvents } from './security/security-events.ts'
import type { Traffic } from './security/traffic.ts'

/** The duration that `Services.minimumDuration` has outside of tests. */
export const minimumDuration = 400

/** The dependencies of handlers, commands and jobs, made once per process. */
export type Services = {
  db: Db
  queue: Queue
  files: Files
  speaker: Speaker
  pictureReader: PictureReader
  typesetter: Typesetter
  limits: Limits
  traffic: Traffic
  captcha: Captcha
  erasedList: ErasedList
  /** Undefined unless sign-up with a card is open. */
  payments: Payments | undefined
  /** Undefined unless a classroom service is configured. */
  classroom: Classroom | undefined
  /** The providers with which anybody can sign in. */
  providers: readonly Provider[]
  providerClient: ProviderClient
  /** Encrypts what must not be readable in the database alone. */
  secrets: Encryption
  log: Log
  events: SecurityEvents
  publicUrl: string
  /** The mailbox that answers people, or null while mails are only written to files. */
  contact: string | null
  /** Milliseconds that a response takes at least if it must not reveal who has an account. */
  minimumDuration: number
  clock: () => Date
}

/** What a command works with: the services and the moment of the call or job. */
export type CommandContext = Services & { now: Date }
/** The same for a command of somebody who is signed in. */
export type CallerContext = CommandContext & { caller: Caller }

/**
 * What a write of content works with. `mayEditLegal`: may also edit texts that people consent to.
 */
export type Writer = {
  db: Db
  queue: Queue
  actorId: number
  now: Date
  mayEditLegal: boolean
}
