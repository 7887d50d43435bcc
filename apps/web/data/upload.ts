import { failureOf, offline } from './failure.ts'
import { currentSession } from './session.ts'

type Options = { signal: AbortSignal; onShare: (share: number) => void }

/** Sends a form with files; unlike fetch, it can say how much has left. */
export const upload = (path: string, fields: Record<string, Blob>, { signal, onShare }: Options) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    const token = currentSession()?.access_token
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onShare(loaded / total)
    request.onload = () => {
      const { status, responseText } = request
      if (status < 400) return resolve()
      failureOf(new Response(responseText, { status })).then(reject, reject)
    }
    request.onerror = () => reject(offline())
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    request.send(form)
  })
