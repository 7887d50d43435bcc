import { seedEditor } from './editors.ts'
import { databaseIn, newFolder, startApp } from './processes.ts'
import { type Line, median } from './table.ts'

const rounds = 60

/**
 * The time from the response that an interface text is saved in one process until a visitor of
 * another process receives the new text, with a shared database.
 */
export async function texts(): Promise<Line[]> {
  const folder = newFolder()
  const one = await startApp(folder)
  const { url, pool } = databaseIn(folder)
  const other = await startApp(newFolder(), url)
  const { token } = await seedEditor(pool)
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    await pool.query('delete from rate_limits')
    const text = `Welcome, ${round}`
    await save(one.port, token, text)
    const began = performance.now()
    while ((await output(other.port)) !== text) {}
    took.push(performance.now() - began)
  }
  return [
    {
      work: 'a changed text on another process',
      ours: `${rounds} times`,
      figure: median(took),
      range: `${Math.min(...took).toFixed(1)}-${Math.max(...took).toFixed(1)}`,
      unit: ' ms',
      must: 50,
      isMaximum: true,
    },
  ]
}

async function save(port: number, token: string, text: string) {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/localization/save/1`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ texts: { 'login.title': text } }),
  })
  if (status !== 200) throw new Error(`a text could not be saved: ${status}`)
}

async function output(port: number) {
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/localization/website/localization?language=1`,
    { method: 'POST' },
  )
  const { localization } = (await answer.json()) as { localization?: Record<string, string> }
  return localization?.['login.title']
}
