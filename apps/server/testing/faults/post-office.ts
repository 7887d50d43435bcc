import { SMTPServer } from 'smtp-server'
import { freePort } from '../process.ts'

export type PostOffice = Awaited<ReturnType<typeof makePostOffice>>

/** A real mail server on its own port, which can be closed, reject mails or respond slowly. */
export async function makePostOffice() {
  const port = await freePort()
  const received: string[] = []
  const letters: string[] = []
  let isRejecting = false
  let slow: Promise<void> | undefined
  let server: SMTPServer | undefined

  const open = () =>
    new Promise<void>((resolve) => {
      server = new SMTPServer({
        ...{ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 100 },
        onRcptTo: (_, __, done) =>
          done(isRejecting ? Object.assign(new Error('try later'), { responseCode: 451 }) : null),
        onData(stream, { envelope }, done) {
          let letter = ''
          stream.on('data', (part) => {
            letter += part
          })
          stream.on('end', async () => {
            letters.push(letter)
            received.push(...envelope.rcptTo.map(({ address }) => address))
            await slow
            done()
          })
        },
      })
      server.on('error', () => {}) // a client that was killed
      server.listen(port, '127.0.0.1', resolve)
    })

  return {
    ...{ url: `smtp://127.0.0.1:${port}`, open },
    /** The addresses of all mails, and the mails as they were sent. */
    ...{ received, letters },
    close: () => new Promise<void>((resolve) => (server ? server.close(resolve) : resolve())),
    rejectMails(now: boolean) {
      isRejecting = now
    },
    /** Accepts mails but delays their confirmation until the returned function is called. */
    holdAnswers() {
      let release = () => {}
      slow = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}
