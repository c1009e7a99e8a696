/** A photo in the form of a report. */
export interface Photo {
  content_type: 'image/jpeg'
  /** Base64. */
  content: string
}

/** Maximum length of the longer side in pixels, and maximum size in bytes, of a photo. */
const MOST_PIXELS = 1600
const MOST_BYTES = 220_000
const QUALITIES = [0.8, 0.6, 0.4, 0.25]

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function drawn(picture: ImageBitmap, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  // A transparent drawing would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Re-encodes a photo to fit a report. Only the picture is kept: no place, device, time or name. Rejects for a file that is
 * not an image.
 */
export async function photoOf(file: Blob): Promise<Photo> {
  const picture = await createImageBitmap(file)
  try {
    for (const most of [MOST_PIXELS, MOST_PIXELS / 2, MOST_PIXELS / 4]) {
      const canvas = drawn(picture, most)
      for (const quality of QUALITIES) {
        const blob = await jpegOf(canvas, quality)
        if (blob && blob.size <= MOST_BYTES) return { content_type: 'image/jpeg', content: await base64Of(blob) }
      }
    }
    throw new Error('The photo cannot be made small enough.')
  } finally {
    picture.close()
  }
}
