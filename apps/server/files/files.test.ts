import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../testing/files.ts'
import { makeFiles } from './files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quartet-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('reads and lists a written file until it is removed', async () => {
  const files = makeFiles(folder)
  await files.write('avatars', 'a.png', Buffer.from('first'))
  await files.write('avatars', 'a.png', Buffer.from('second'))
  expect((await files.read('avatars', 'a.png'))?.toString()).toBe('second')
  expect(await listFiles(files, 'avatars')).toEqual(['a.png'])
  expect(await listFiles(files, 'speech')).toEqual([])

  await files.remove('avatars', 'a.png')
  await files.remove('avatars', 'a.png')
  expect(await files.read('avatars', 'a.png')).toBeUndefined()
})

test('rejects a name that leaves the folder', async () => {
  const files = makeFiles(folder)
  for (const name of [
    '../a.png',
    '/etc/passwd',
    'a/b.png',
    '..',
    '',
    'a.png\0',
    `${'a'.repeat(300)}.png`,
  ])
    expect(() => files.read('avatars', name), name).toThrow('not a name of ours')
})

test('leaves nothing partial when writing fails', async () => {
  const files = makeFiles(folder)
  writeFileSync(path.join(folder, 'speech'), 'in the way')
  await expect(files.write('speech', 'a.mp3', Buffer.from('x'))).rejects.toThrow()
  await files.write('avatars', 'a.png', Buffer.from('x'))
  rmSync(path.join(folder, 'avatars/a.png'))
  expect(readdirSync(path.join(folder, 'avatars'))).toEqual([])
})

test('leaves one complete file when several calls write it at once', async () => {
  const files = makeFiles(folder)
  const contents = Array.from({ length: 20 }, (_, at) => Buffer.alloc(100_000, at))
  await Promise.all(contents.map((content) => files.write('avatars', 'a.png', content)))
  const saved = await files.read('avatars', 'a.png')
  expect(contents.some((content) => saved?.equals(content))).toBe(true)
  expect(readdirSync(path.join(folder, 'avatars'))).toEqual(['a.png'])
})

test('removes only old partial files of killed processes', async () => {
  const files = makeFiles(folder)
  await files.write('exports', 'whole.zip', Buffer.from('x'))
  const placeOf = (name: string) => path.join(folder, 'exports', name)
  for (const name of ['a.zip.1.part', 'b.zip.2.part']) writeFileSync(placeOf(name), 'half')
  utimesSync(placeOf('a.zip.1.part'), new Date(0), new Date(0))
  await files.removeParts('exports', new Date(Date.now() - 60_000))
  expect(readdirSync(path.join(folder, 'exports')).sort()).toEqual(['b.zip.2.part', 'whole.zip'])
})

test('lists a folder in batches, removing old files meanwhile', async () => {
  const files = makeFiles(folder)
  const names = Array.from({ length: 7 }, (_, at) => `${at}.mp3`)
  for (const name of names) await files.write('speech', name, Buffer.from('x'))
  writeFileSync(path.join(folder, 'speech/7.mp3.1.part'), 'half')
  for (const name of ['0.mp3', '5.mp3'])
    utimesSync(path.join(folder, 'speech', name), new Date(0), new Date(0))

  const batches: string[][] = []
  for await (const batch of files.listNames('speech', 3)) {
    batches.push(batch)
    await files.removeOlder('speech', batch, new Date(Date.now() - 60_000))
  }
  expect(batches.flat().sort()).toEqual(names)
  expect(batches.every(({ length }) => length <= 3)).toBe(true)
  expect((await listFiles(files, 'speech')).sort()).toEqual(
    names.filter((name) => !['0.mp3', '5.mp3'].includes(name)),
  )
})
