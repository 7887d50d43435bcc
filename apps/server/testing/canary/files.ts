import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { asFile, fileNamed } from '../files.ts'

/** A photo with an embedded comment, as cameras and programs write them. */
export function pictureSaying(word: string) {
  const photo = fileNamed('photo.png')
  const remark = Buffer.from(`tEXtComment\0${word}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(remark.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(remark))
  const end = photo.length - 12
  return asFile(Buffer.concat([photo.subarray(0, end), length, remark, sum, photo.subarray(end)]))
}

export async function pagesSaying(word: string) {
  const pages = await PDFDocument.load(fileNamed('page.pdf'))
  pages.setTitle(word)
  return asFile(
    Buffer.from(await pages.save({ useObjectStreams: false })),
    'page.pdf',
    'application/pdf',
  )
}
