import { encode } from 'uqr'

const width = 300

/**
 * A QR code of the text as a picture with this name, 300 pixels wide, black on white with the quiet
 * zone that readers need.
 */
export async function qrPicture(text: string, name: string): Promise<File> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const dot = Math.floor(width / size)
  const edge = Math.floor((width - dot * size) / 2)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, width)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(edge + x * dot, edge + y * dot, dot, dot)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('this browser makes no pictures')
  return new File([blob], name, { type: 'image/png' })
}
