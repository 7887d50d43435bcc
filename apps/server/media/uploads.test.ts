import { describe, expect, test } from 'vitest'
import {
  bombPdf,
  bombPng,
  type FileName,
  fileNamed,
  pdfWith,
  pictures,
  swellingPdf,
  wrongPdfs,
  wrongPictures,
} from '../testing/files.ts'
import { seenPages, seenPicture } from '../testing/rendered-file.ts'
import { type Task, takeUpload } from './uploads.ts'

async function taken(what: Task['what'], bytes: Uint8Array) {
  const answer = await takeUpload({ what, bytes })
  if ('error' in answer) throw new Error(answer.error)
  return Buffer.from(answer.bytes)
}
const error = async (what: Task['what'], bytes: Uint8Array) => {
  const answer = await takeUpload({ what, bytes })
  return 'error' in answer ? answer.error : 'taken'
}
/** PDF names that run something, lead elsewhere, embed a file, or are executed by a printer. */
const actingNames = [
  'OpenAction',
  'AA',
  'JavaScript',
  'Launch',
  'URI',
  'SubmitForm',
  'EmbeddedFile',
  'AF',
  'XFA',
  'Movie',
  'PS',
]
const cases = (wrong: Record<string, readonly FileName[]>) =>
  Object.entries(wrong).flatMap(([name, files]) => files.map((file) => [file, name] as const))

describe('a picture', () => {
  test('is rewritten without any other content of the file', async () => {
    for (const name of ['photo.png', 'script-chunk.png'] as const) {
      const png = await taken('png', fileNamed(name))
      expect(seenPicture(png)).toEqual(seenPicture(fileNamed('photo.png')))
      expect(png.toString('latin1')).not.toMatch(/script|secret|private|tEXt|prVt/)
    }
  })

  test.each(pictures)(
    "%s becomes a small square photo without the camera's metadata",
    async (name) => {
      const photo = await taken('photo', fileNamed(name))
      expect(photo.subarray(8, 12).toString()).toBe('WEBP')
      expect(photo.toString('latin1')).not.toMatch(/Exif|EXIF|home|48\.2082|script|ICCP|XMP/)
      const sharp = (await import('sharp')).default
      const { width, height } = await sharp(photo).metadata()
      expect([width, height, photo.length < 20_000]).toEqual([256, 256, true])
    },
  )

  test('is rotated upright', async () => {
    const sharp = (await import('sharp')).default
    const [upright, lying] = await Promise.all(
      [await taken('photo', fileNamed('photo.jpg')), fileNamed('photo.jpg')].map((bytes) =>
        sharp(bytes).resize(2, 2, { fit: 'fill' }).raw().toBuffer(),
      ),
    )
    // before rotation the colours differ from top to bottom, afterwards from right to left
    const [a = 0, b = 0, c = 0] = [0, 3, 6].map((at) => lying?.[at] ?? 0)
    const [d = 0, e = 0, f = 0] = [0, 3, 6].map((at) => upright?.[at] ?? 0)
    expect([Math.abs(a - b) < Math.abs(a - c), Math.abs(d - f) < Math.abs(d - e)]).toEqual([
      true,
      true,
    ])
  })

  test('keeps its shape for a page and is no larger than a screen', async () => {
    const sharp = (await import('sharp')).default
    const wide = await sharp({
      create: { width: 3200, height: 800, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer()
    const sizes = await Promise.all(
      [wide, fileNamed('photo.png')].map(async (bytes) => {
        const { format, width, height } = await sharp(await taken('shown', bytes)).metadata()
        return [format, width, height]
      }),
    )
    const { width, height } = await sharp(fileNamed('photo.png')).metadata()
    expect(sizes).toEqual([
      ['webp', 1600, 400],
      ['webp', width, height],
    ])
  })

  test.each(cases(wrongPictures))('%s is rejected as %s', async (file, name) => {
    expect(await error('photo', fileNamed(file))).toBe(name)
  })

  test('must be a PNG to be mailed', async () => {
    expect(await error('png', fileNamed('photo.jpg'))).toBe('picture_unknown')
  })

  test('is rejected before decoding if it has 30,000 by 30,000 pixels', async () => {
    const bomb = bombPng()
    const before = process.memoryUsage().rss
    const began = performance.now()
    for (let at = 0; at < 100; at++) expect(await error('photo', bomb)).toBe('picture_too_big')
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('is decoded in a separate process', async () => {
    const before = process.memoryUsage().rss
    expect(await error('png', bombPng(5_000))).toBe('taken')
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })
})

describe('a PDF', () => {
  test.each(['page.pdf', 'pages-20.pdf'] as const)(
    '%s is rewritten with the same appearance',
    async (name) => {
      const written = await taken('pdf', fileNamed(name))
      expect(seenPages(written)).toEqual(seenPages(fileNamed(name)))
      expect(seenPages(written)[0]?.colours).toBeGreaterThan(10)
      expect(written.toString('latin1')).not.toMatch(/Skia|Chromium/)
    },
  )

  test.each(cases(wrongPdfs))('%s is rejected as %s', async (file, name) => {
    expect(await error('pdf', fileNamed(file))).toBe(name)
  })

  test.each(actingNames)('is rejected if it contains the name %s anywhere', async (name) => {
    expect(await error('pdf', pdfWith(''))).toBe('taken')
    for (const extra of [
      `/${name} 5 0 R`,
      `/Group<</S/${name}>>`,
      `/Resources<</XObject<</Im<</Subtype/${name}>>>>>>`,
    ])
      expect([extra, await error('pdf', pdfWith(extra))]).toEqual([extra, 'pdf_active'])
    const escaped = `#${name.charCodeAt(0).toString(16)}${name.slice(1)}`
    expect(await error('pdf', pdfWith(`/${escaped} 5 0 R`))).toBe('pdf_active')
    // a longer name is a different one
    expect(await error('pdf', pdfWith(`/Known/${name}x`))).toBe('taken')
  })

  test('is rejected if it unpacks to too much memory, without the server growing', async () => {
    const bomb = bombPdf()
    const before = process.memoryUsage().rss
    expect(await error('pdf', bomb)).toBe('pdf_broken')
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  test('is rejected if it becomes larger than the upload limit when rewritten', async () => {
    expect(swellingPdf().length).toBeLessThan(100_000)
    expect(await error('pdf', swellingPdf())).toBe('too_large')
  })
})

test('many uploads at once are all processed one after another', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => taken('png', fileNamed('photo.png'))),
  )
  expect(new Set(answers.map((png) => png.toString('base64'))).size).toBe(1)
})
