import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Jobs } from './queue.ts'

type Mail = Jobs['mail']

// together shorter than the life of a job: a slow server must not have the same mail sent twice
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 }

/** Sends by SMTP; without a server writes each mail whole as an .eml file into `folder`. Throws when the mail could not be handed over: the job tries again. */
export function makeMailer(from: string, smtpUrl: string | undefined, folder: string) {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return { send: async (mail: Mail) => void (await transport.sendMail({ from, ...mail })), close: () => transport.close() }
  }
  mkdirSync(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail: Mail) {
      const { message } = await transport.sendMail({ from, ...mail })
      const file = path.join(folder, `${Date.now()}-${randomUUID()}.eml`)
      writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 })
      renameSync(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}
