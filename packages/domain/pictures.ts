/**
 * Upload limits in bytes: 5 MB for a photo, 10 MB for a file to be mailed (method 4.11 and the
 * limits of uploads).
 */
export const photoBytes = 5 * 1024 * 1024
export const sharedBytes = 10 * 1024 * 1024
/** The limit for a photo of a task. */
export const taskPhotoBytes = 10 * 1024 * 1024
/** The limit for a picture on a page, and the number of pictures per page. */
export const pagePictureBytes = 5 * 1024 * 1024
export const maxPagePictures = 20
/** 25 megapixels; larger pictures are rejected before they are decoded. */
export const maxPixels = 25_000_000
/** The maximum number of pages in a shared PDF. */
export const maxPages = 20

/** Drawn pictures to choose instead of a photo; children can only use these (D41). */
export const drawnPictures = [
  'drawn-1',
  'drawn-2',
  'drawn-3',
  'drawn-4',
  'drawn-5',
  'drawn-6',
  'drawn-7',
  'drawn-8',
  'drawn-9',
  'drawn-10',
  'drawn-11',
  'drawn-12',
] as const
export type DrawnPicture = (typeof drawnPictures)[number]

export const isDrawn = (image: string | null): image is DrawnPicture =>
  (drawnPictures as readonly (string | null)[]).includes(image)

/** The path of page pictures, followed by a unique name of 32 hexadecimal digits. */
const pagePicturePath = '/api/cms/picture/'
const pagePictureName = /^[a-f\d]{32}\.webp$/
export const isPagePicture = (name: string) => pagePictureName.test(name)
export const pagePictureAddress = (name: string) => pagePicturePath + name

/** The name in the address of a stored page picture; undefined for any other address. */
export function pagePictureAt(address: string): string | undefined {
  const name = address.startsWith(pagePicturePath) ? address.slice(pagePicturePath.length) : ''
  return isPagePicture(name) ? name : undefined
}
