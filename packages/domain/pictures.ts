/** What may be handed in, in bytes: 5 MB for a photo, 10 MB for what is mailed (method 4.11 and the limits of uploads). */
export const photoBytes = 5 * 1024 * 1024
export const sharedBytes = 10 * 1024 * 1024
/** A photographed task. */
export const taskPhotoBytes = 10 * 1024 * 1024
/** A picture of a page to read, and how many one page shows. */
export const pagePictureBytes = 5 * 1024 * 1024
export const maxPagePictures = 20
/** 25 megapixels: more is refused before it is decoded. */
export const maxPixels = 25_000_000
/** Pages of a PDF that is shared. */
export const maxPages = 20

/** The drawn pictures that anybody may choose instead of a photo; children have only these (D41). */
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

export const isDrawn = (image: string | null): image is DrawnPicture => (drawnPictures as readonly (string | null)[]).includes(image)

/** Where the pictures of pages are fetched; what follows is a name of 32 digits that is given once. */
const pagePicturePath = '/api/cms/picture/'
const pagePictureName = /^[a-f\d]{32}\.webp$/
export const isPagePicture = (name: string) => pagePictureName.test(name)
export const pagePictureAddress = (name: string) => pagePicturePath + name

/** The name in the address of a picture of our own store; undefined for every other address. */
export function pagePictureAt(address: string): string | undefined {
  const name = address.startsWith(pagePicturePath) ? address.slice(pagePicturePath.length) : ''
  return isPagePicture(name) ? name : undefined
}
