import type { ThemeImages } from '@ssp/api'
import { readThemeFile, writeThemeFile, type Theme } from '@ssp/feature-kit/theme'

/** A theme with the images of a client as saved in a file, and the images that do not fit or cannot be read. */
export async function withImages(theme: Theme, images: ThemeImages) {
  const missing: string[] = []
  let whole = theme
  for (const [name, address] of Object.entries(images)) {
    if (address === null) continue
    const image = await dataOf(address).catch(() => undefined)
    const next = { ...whole, images: { ...whole.images, [name]: image } }
    if (image === undefined || 'error' in readThemeFile(writeThemeFile(next))) missing.push(name)
    else whole = next
  }
  return { theme: whole, missing }
}

async function dataOf(address: string | undefined): Promise<string> {
  if (address === undefined) throw new Error('The address is not known yet.')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  const image = await response.blob()
  // Without the parameters that a server adds, such as a charset.
  const [type = ''] = image.type.split(';')
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`Unreadable: ${address}`)))
    reader.readAsDataURL(new Blob([image], { type }))
  })
}
