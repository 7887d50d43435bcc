import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { makeLog } from '../monitoring/log.ts'
import {
  animated,
  bombPng,
  type FileName,
  fileNamed,
  type PageName,
  pages,
  wrongPages,
} from '../testing/files.ts'
import { lettersFor, makeReader } from './ocr.ts'
import { type SeenWord, textOf } from './ocr-text.ts'

const made: ReturnType<typeof makeReader>[] = []
const reader = (timeouts = { task: 60_000, line: 60_000, idle: 60_000 }) => {
  const one = makeReader(makeLog('silent'), timeouts)
  made.push(one)
  return one
}
afterAll(() => void made.map((one) => one.end()))

/** Word accuracy: 1 minus the word error rate, counting missing, wrong and extra words. */
function accuracy(read: string, written: string) {
  const [seen, meant] = [read.split(/\s+/), written.split(/\s+/)]
  let numbers = seen.map((_, at) => at + 1)
  for (const [line, word] of meant.entries()) {
    let corner = line
    let left = line + 1
    numbers = numbers.map((above, at) => {
      left = word === seen[at] ? corner : 1 + Math.min(corner, above, left)
      corner = above
      return left
    })
  }
  return 1 - (numbers.at(-1) ?? meant.length) / meant.length
}

describe('the reader', () => {
  const one = reader()
  const read = async (bytes: Uint8Array, tag = 'en') => {
    const answer = await one.read(bytes, lettersFor(tag) ?? 'eng')
    if ('error' in answer) throw new Error(answer.error)
    return answer
  }
  const clean: PageName[] = ['page-en.png', 'page-en-small.png', 'page-list.png', 'page-ar.png']

  test.each(Object.keys(pages) as PageName[])('reads %s', async (name) => {
    const { text } = await read(fileNamed(name), pages[name].tag)
    expect(accuracy(text, pages[name].text), text).toBeGreaterThanOrEqual(
      clean.includes(name) ? 0.9 : 0.75,
    )
  })

  test('preserves paragraphs and lists, and joins wrapped lines', async () => {
    expect((await read(fileNamed('page-list.png'))).text).toBe(pages['page-list.png'].text)
  })

  test('reads the first picture of an animation', async () => {
    expect(await read(animated(fileNamed('page-en.png')))).toEqual(
      await read(fileNamed('page-en.png')),
    )
  })

  test('finds no text in a picture without text', async () => {
    for (const name of ['no-text.jpg', 'photo.jpg'] as const)
      expect(await read(fileNamed(name))).toEqual({ text: '', doubtful: [] })
    expect(await read(bombPng(5_000))).toEqual({ text: '', doubtful: [] })
  })

  test.each(
    Object.entries(wrongPages).flatMap(([name, files]) =>
      files.map((file): [FileName, string] => [file, name]),
    ),
  )('rejects %s as %s', async (file, name) => {
    expect(await one.read(fileNamed(file), 'eng')).toEqual({ error: name })
  })

  test('rejects a picture of 30,000 by 30,000 pixels before decoding, also when a WebP claims that size', async () => {
    const webp = Buffer.from(fileNamed('page-it-tilted.webp'))
    expect(webp.toString('latin1', 12, 16)).toBe('VP8 ')
    webp.writeUInt16LE(16_383, 26)
    webp.writeUInt16LE(16_383, 28)
    for (const bomb of [bombPng(), webp])
      expect(await one.read(bomb, 'eng')).toEqual({ error: 'picture_too_big' })
  })

  test('has a model for every language of the product, whatever the country', () => {
    expect(
      ['en', 'de', 'el', 'it', 'mt', 'pt', 'es', 'ar', 'de-AT', 'PT'].map(lettersFor),
    ).not.toContain(undefined)
    expect(['he', '', 'constructor'].map(lettersFor)).toEqual([undefined, undefined, undefined])
  })
})

describe('the process', () => {
  const page = fileNamed('page-en.png')

  test('exists only while pictures are being read', async () => {
    const one = reader({ task: 60_000, line: 60_000, idle: 100 })
    expect(one.pid).toBeUndefined()
    const reading = one.read(page, 'eng')
    await expect.poll(() => one.pid, { timeout: 10_000 }).toEqual(expect.any(Number))
    expect(await reading).toMatchObject({ text: expect.stringContaining('water') })
    await wait(500)
    expect(one.pid).toBeUndefined()
    expect(await one.read(page, 'eng')).toMatchObject({ text: expect.stringContaining('water') })
  })

  test('is stopped when it takes too long, and the server continues', async () => {
    const hasty = reader({ task: 50, line: 60_000, idle: 60_000 })
    expect(await hasty.read(page, 'eng')).toEqual({ error: 'unavailable' })
    expect(hasty.pid).toBeUndefined()
  })

  test('is replaced when it is killed, and the next picture is read', async () => {
    const one = reader()
    const reading = one.read(page, 'eng')
    await expect.poll(() => one.pid, { timeout: 10_000 }).toEqual(expect.any(Number))
    process.kill(one.pid ?? 0, 'SIGKILL')
    expect(await reading).toEqual({ error: 'unavailable' })
    expect(await one.read(page, 'eng')).toMatchObject({ text: expect.stringContaining('water') })
  })

  test('limits the length of the queue', { timeout: 60_000 }, async () => {
    const one = reader({ task: 60_000, line: 60_000, idle: 60_000 })
    const all = Promise.all(
      Array.from({ length: 30 }, () => one.read(fileNamed('photo.png'), 'eng')),
    )
    const error = (await all).filter((answer) => 'error' in answer)
    expect(error.every((answer) => 'error' in answer && answer.error === 'unavailable')).toBe(true)
    expect(error.length).toBeLessThanOrEqual(9)
  })
})

describe('the text of a page', () => {
  const word = (text: string, confidence = 95): SeenWord => ({ text, confidence })
  const line = (right: number, ...words: SeenWord[]) => ({ words, left: 0, right })

  test('returns the ranges of words that were hard to read', () => {
    const page = [
      [line(900, word('Write'), word('tvvo', 50), word('pages'))],
      [line(300, word('Check', 79))],
    ]
    const { text, doubtful } = textOf(page)
    expect(text).toBe('Write tvvo pages\n\nCheck')
    expect(doubtful.map(({ start, end }) => text.slice(start, end))).toEqual(['tvvo', 'Check'])
  })

  test('joins wrapped lines and preserves deliberate line breaks', () => {
    const page = [
      [
        line(980, word('Read'), word('all')),
        line(400, word('text.')),
        line(700, word('Then'), word('write.')),
      ],
    ]
    expect(textOf(page).text).toBe('Read all text.\nThen write.')
  })

  test('drops spots', () => {
    expect(
      textOf([
        [line(20, word('|', 90)), line(40, word('a', 10), word('~', 99))],
        [line(90, word('Yes'))],
      ]).text,
    ).toBe('Yes')
  })
})
