import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { welcomeMail } from '../areas/auth/mails.ts'
import { makeFiles } from '../files/files.ts'
import { listFiles } from '../testing/files.ts'
import { mailLanguage } from '../testing/languages.ts'
import { makeMailer } from './mailer.ts'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'quartet-mail-'))
  folders.push(made)
  return path.join(made, 'mail')
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})
const store = makeFiles(path.join(tmpdir(), 'quartet-no-files'))
const job = (id: string) => ({ id, sentAt: new Date('2026-11-21T10:00:00Z') })
const mail = welcomeMail(
  {
    email: 'zoë@example.org',
    firstName: 'Zoë <b>\r\nBcc: x@example.org',
    language: mailLanguage('en'),
  },
  'https://quartet.test',
)

test('writes each mail to the folder when no mail server is configured', async () => {
  const place = folder()
  const mailer = makeMailer('Quartet <quartet@localhost>', undefined, place, store)
  await mailer.send(mail, job('one'))
  await mailer.send(mail, job('two'))

  const files = readdirSync(place)
  expect(files).toHaveLength(2)
  const text = readFileSync(path.join(place, files[0] ?? ''), 'utf8')
  expect(text).toMatch(/^From: Quartet <quartet@localhost>/m)
  expect(text).toContain('quartet.test/new-theme/instructions')
  expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('writes one mail for a job that runs twice, and nothing partial when writing fails', async () => {
  const place = folder()
  const mailer = makeMailer('Quartet <quartet@localhost>', undefined, place, store)
  // a directory with that name blocks the mail
  mkdirSync(path.join(place, `${job('full').sentAt.getTime()}-full.eml`))
  await expect(mailer.send(mail, job('full'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(place)).toHaveLength(1)
  rmSync(place, { recursive: true })
  for (const _ of [1, 2]) await mailer.send(mail, job('one'))
  expect(readdirSync(place)).toEqual([`${job('one').sentAt.getTime()}-one.eml`])
})

test('sends an attachment once and then removes it, and never sends a mail without its attachment', async () => {
  const [place, store] = [folder(), makeFiles(folder())]
  const mailer = makeMailer('Quartet <quartet@localhost>', undefined, place, store)
  const parcel = {
    ...mail,
    of: [7],
    attachment: { file: 'a.png', filename: 'profile.png', contentType: 'image/png' },
  }
  await store.write('attachments', 'a.png', Buffer.from('the picture'))
  mkdirSync(path.join(place, `${job('full').sentAt.getTime()}-full.eml`))
  await expect(mailer.send(parcel, job('full'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(await listFiles(store, 'attachments')).toHaveLength(1) // the next try needs it
  rmSync(place, { recursive: true })

  for (const name of ['one', 'one', 'two']) await mailer.send(parcel, job(name))
  expect(readdirSync(place)).toEqual([`${job('one').sentAt.getTime()}-one.eml`])
  const text = readFileSync(path.join(place, readdirSync(place)[0] ?? ''), 'utf8')
  expect(text).toContain('Content-Disposition: attachment; filename=profile.png')
  expect(text).toContain(Buffer.from('the picture').toString('base64'))
  expect(await listFiles(store, 'attachments')).toEqual([])
})

test('escapes user input in the HTML part', () => {
  expect(mail.html).toContain('Zoë &lt;b&gt;')
  expect(mail.html).not.toContain('Zoë <b>')
})

test('delivers to a mail server, and throws when the mail is rejected so that the job is retried', async () => {
  const received: string[] = []
  let isRejecting = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(isRejecting ? new Error('mailbox is full') : null),
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = makeMailer(
    'Quartet <quartet@localhost>',
    `smtp://127.0.0.1:${port}`,
    folder(),
    store,
  )

  const letter = { ...mail, to: 'zoe@example.org', replyTo: 'maya@example.org' }
  for (const _ of [1, 2]) await mailer.send(letter, job('one'))
  expect(received[0]).toMatch(/^Reply-To: maya@example\.org/m)
  expect(received[0]).toContain('quartet.test/new-theme/instructions')
  // the same Message-ID lets a mail server recognize a duplicate
  for (const text of received) expect(text).toMatch(/^Message-ID: <one@localhost>/m)
  isRejecting = true
  await expect(mailer.send({ ...mail, to: 'zoe@example.org' }, job('two'))).rejects.toThrow(
    /mailbox is full/,
  )
  mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
