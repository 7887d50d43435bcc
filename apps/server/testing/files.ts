import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { FileKind, Files } from '../files/files.ts'

const folder = path.join(import.meta.dirname, 'files')

/**
 * Made by ImageMagick, Chromium and qpdf, then damaged; each is grouped by what is wrong with it.
 */
export const pictures = ['photo.png', 'photo.jpg', 'script-chunk.png'] as const
export const wrongPictures = {
  picture_unknown: ['small.gif', 'small.svg', 'text.png', 'page.pdf'],
  picture_broken: ['truncated.png', 'truncated.jpg', 'broken.png', 'and-zip.png', 'and-zip.jpg'],
} as const
/**
 * Pages of known text, drawn by ImageMagick (the list and the Arabic page by Chromium), then
 * blurred, tilted by two degrees or shaded.
 */
export const pages = {
  'page-en.png': {
    tag: 'en',
    text: 'Write a report of two pages about the water cycle. First read the chapter in your book and note the most important steps. Then explain in your own words how water moves from the sea into the clouds and back. Check every number twice before you hand it in on Friday.',
  },
  'page-en-small.png': {
    tag: 'en',
    text: 'Compare the two maps and list three differences. Then decide which of them helps a visitor more, and give your reasons.',
  },
  'page-list.png': {
    tag: 'en-GB',
    text: 'Science project\n\nBuild a small bridge out of paper that carries a full cup of water, and describe afterwards how you did it.\n\n1. Draw a plan.\n2. Measure the length.\n3. Write down what happened.',
  },
  'page-ar.png': {
    tag: 'ar',
    text: 'اقرأ النص بعناية واكتب تقريرا من صفحتين عن دورة الماء. اشرح الخطوات بالترتيب وقارن بين الأرقام في الجدول.',
  },
  'page-en-shaded.jpg': {
    tag: 'en',
    text: 'Write a report of two pages about the water cycle. First read the chapter in your book and note the most important steps. Then explain in your own words how water moves from the sea into the clouds and back. Check every number twice before you hand it in on Friday.',
  },
  'page-de-blurred.jpg': {
    tag: 'de',
    text: 'Lies die Geschichte über den Müller und schreibe eine Zusammenfassung in höchstens zwölf Sätzen. Überlege dir zuerst, welche Gründe die Bäuerin für ihre Entscheidung hatte. Prüfe am Schluss die Größe deiner Überschrift und gib alles bis zum 24. März ab.',
  },
  'page-it-tilted.webp': {
    tag: 'it',
    text: "Leggi il capitolo sulla città di Roma e scrivi una relazione di due pagine. Spiega perché gli abitanti costruirono le strade e come funzionava l'acquedotto. Alla fine controlla ogni data più volte e consegna il lavoro entro venerdì.",
  },
} as const
export type PageName = keyof typeof pages
export const wrongPages = {
  picture_unknown: ['small.gif', 'small.svg', 'text.png', 'page.pdf'],
  picture_broken: [
    'truncated.png',
    'truncated.jpg',
    'truncated.webp',
    'broken.png',
    'and-zip.png',
    'and-zip.jpg',
  ],
} as const
export const wrongPdfs = {
  pdf_broken: ['text.pdf', 'photo.png', 'encrypted.pdf'],
  pdf_active: ['script.pdf', 'escaped.pdf', 'attachment.pdf', 'link.pdf'],
  pdf_too_long: ['pages-21.pdf'],
} as const
type Wrong =
  | (typeof wrongPictures)[keyof typeof wrongPictures]
  | (typeof wrongPdfs)[keyof typeof wrongPdfs]
export type FileName =
  | (typeof pictures)[number]
  | PageName
  | 'no-text.jpg'
  | 'truncated.webp'
  | Wrong[number]
  | 'pages-20.pdf'

export const fileNamed = (name: FileName) => readFileSync(path.join(folder, name))
/** A file as a browser sends it; name and type are only claims. */
export const asFile = (
  content: Uint8Array<ArrayBuffer>,
  name = 'profile.png',
  type = 'image/png',
) => new File([content], name, { type })

export function formOf(fields: Record<string, string | File | string[]>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, one)
    else form.append(name, value)
  return form
}

export const pictureTo = (email: string, name: FileName = 'photo.png') =>
  formOf({ image: asFile(fileNamed(name)), email })
export const pdfTo = (emails: string[], name: FileName = 'page.pdf') =>
  formOf({ pdf: asFile(fileNamed(name), 'profile.pdf', 'application/pdf'), emails })

/** A PNG of 30,000 by 30,000 pixels in 110 KB, whatever size its header claims. */
export function bombPng(size = 30_000) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head[8] = 1
  const points = deflateSync(Buffer.alloc(3751 * 30_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', points),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The same picture as the first frame of an animation (APNG). */
export function animated(png: Buffer) {
  const [count, head] = [Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), Buffer.alloc(26)]
  png.copy(head, 4, 16, 24)
  head.writeUInt16BE(1, 20)
  head.writeUInt16BE(10, 22)
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', count),
    chunk('fcTL', head),
    png.subarray(33),
  ])
}

function chunk(type: string, content: Buffer) {
  const [length, sum, body] = [
    Buffer.alloc(4),
    Buffer.alloc(4),
    Buffer.concat([Buffer.from(type), content]),
  ]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PDF whose only object stream is 400 KB and unpacks to 400 MB. */
export const bombPdf = () => packedPdf(Buffer.alloc(400_000_000, ' '))

/**
 * A PDF of 60 KB whose only page references 20 MB of text, so it becomes that large when rewritten
 * without compression.
 */
export const swellingPdf = () =>
  packedPdf(Buffer.from(`[${`[${`(${'A'.repeat(1000)})`.repeat(1000)}]`.repeat(20)}]`))

/** A PDF of one page with an extra entry. */
export function pdfWith(extra: string) {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]${extra}>>`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.7\n${objects.join('')}trailer<</Root 1 0 R>>\n%%EOF`)
}

function packedPdf(object: Buffer) {
  const stream = deflateSync(Buffer.concat([Buffer.from('5 0 '), object]))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Resources<</Words 5 0 R>>>>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const before = `%PDF-1.7\n${objects.join('')}4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`
  return Buffer.concat([
    Buffer.from(before),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])
}

export async function listFiles(files: Files, kind: FileKind) {
  const all: string[] = []
  for await (const names of files.listNames(kind)) all.push(...names)
  return all
}
