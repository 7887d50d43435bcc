/** What may be handed in, in bytes: 5 MB for a photo, 10 MB for what is mailed (method 4.11 and the limits of uploads). */
export const photoBytes = 5 * 1024 * 1024
export const sharedBytes = 10 * 1024 * 1024
/** A photographed task. */
export const taskPhotoBytes = 10 * 1024 * 1024
/** 25 megapixels: more is refused before it is decoded. */
export const mostPixels = 25_000_000
/** Pages of a PDF that is shared. */
export const mostPages = 20

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
