import { includeStyleProperties } from './drawn-styles.ts'
import { onSheet } from './sheet.ts'

/** Pixels of the picture per CSS pixel of the sheet. */
const sharpness = 2
const cardWidth = 760
const backgroundColor = '#ffffff'

/** Renders a part of the page as a PNG, in light colours and as wide on a phone as on a desktop. */
export const pictureOf = (part: HTMLElement, foot: string): Promise<File> =>
  onSheet(part, cardWidth, foot, async (sheet) => {
    const { toBlob } = await import('html-to-image')
    const picture = await toBlob(sheet, {
      pixelRatio: sharpness,
      backgroundColor,
      includeStyleProperties,
    })
    if (!picture) throw new Error('the browser made no picture')
    return new File([picture], 'profile.png', { type: 'image/png' })
  })
