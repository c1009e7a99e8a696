/** Maximum number of pixels of the longer side: 300 dpi on a page of A4. */
const LONGEST = 3500
const QUALITY = 0.88

/**
 * Converts a picture to a JPEG data URL for a document, at print size. Transparent areas become white.
 * @param url absolute address of a PNG, JPEG or GIF
 * @returns the data URL. Rejects if the picture cannot be read.
 */
export async function jpegOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The picture could not be read: ${answer.status}`)
  const bitmap = await createImageBitmap(await answer.blob())
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }))
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')))
    reader.readAsDataURL(blob)
  })
}
