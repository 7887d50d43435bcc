import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { JobMark, Jobs } from './queue.ts'

type Mail = Jobs['mail']

// together shorter than the life of a job: a slow server must not have the same mail sent twice
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 }

/**
 * Sends by SMTP; without a server writes each mail whole as an .eml file into `folder`. Throws when the mail could not be handed over: the job tries
 * again. Every try of one job bears the same name: the folder never holds it twice, and a mail server can tell that it has it already.
 */
export function makeMailer(from: string, smtpUrl: string | undefined, folder: string) {
  const letter = ({ of: _, ...mail }: Mail, { id }: JobMark) => ({
    from,
    messageId: `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`,
    ...mail,
  })
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...patience })
    return {
      send: async (mail: Mail, mark: JobMark) => void (await transport.sendMail(letter(mail, mark))),
      close: () => transport.close(),
    }
  }
  mkdirSync(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail: Mail, mark: JobMark) {
      const { message } = await transport.sendMail(letter(mail, mark))
      writeWhole(folder, `${mark.sentAt.getTime()}-${mark.id}.eml`, message as Buffer)
    },
    close: () => transport.close(),
  }
}

/** A full disk leaves nothing half, and somebody may have taken the folder away. */
function writeWhole(folder: string, name: string, content: Buffer) {
  const part = path.join(folder, `${name}.part`)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(part, content, { mode: 0o600 })
    renameSync(part, path.join(folder, name))
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}
