import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Files } from '../files/files.ts'
import type { JobMark, Jobs } from '../queue/queue.ts'

type Mail = Jobs['mail']
type Letter = Omit<Mail, 'of' | 'attachment'> & {
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

// together shorter than the job may take: otherwise a slow server would get the same mail twice
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 40_000 }

/**
 * Sends by SMTP; without a server writes each complete mail as an .eml file into `folder`. Throws
 * if the mail could not be delivered, so that the job is retried. Every try of a job uses the same
 * name: the folder never contains it twice, and a mail server can recognize a duplicate. If its
 * attachment is gone, the mail was already sent or was deleted, so it is not sent.
 */
export function makeMailer(
  from: string,
  smtpUrl: string | undefined,
  folder: string,
  files: Files,
) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  async function letterOf({ of: _, attachment, ...mail }: Mail, { id }: JobMark) {
    const letter = { from, messageId: `<${id}@${domain}>`, ...mail }
    if (!attachment) return letter
    const { file, ...description } = attachment
    const content = await files.read('attachments', file)
    return content && { ...letter, attachments: [{ ...description, content }] }
  }
  async function send(mail: Mail, mark: JobMark, handOver: (letter: Letter) => Promise<void>) {
    const letter = await letterOf(mail, mark)
    if (!letter) return
    await handOver(letter)
    if (mail.attachment) await files.remove('attachments', mail.attachment.file)
  }
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, ...timeouts })
    return {
      send: (mail: Mail, mark: JobMark) =>
        send(mail, mark, async (letter) => void (await transport.sendMail(letter))),
      close: () => transport.close(),
    }
  }
  mkdirSync(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: (mail: Mail, mark: JobMark) =>
      send(mail, mark, async (letter) => {
        const { message } = await transport.sendMail(letter)
        writeWhole(folder, `${mark.sentAt.getTime()}-${mark.id}.eml`, message as Buffer)
      }),
    close: () => transport.close(),
  }
}

/**
 * Writes a file completely or not at all, even on a full disk. Recreates the folder if it was
 * removed.
 */
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
