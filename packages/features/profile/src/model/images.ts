import type { SignedFile, ThemeImages } from '@ssp/api'

/** The five images by their fixed upload names (R1-445), each with its name for reading (decision 61). */
export const brandImages = [
  { name: 'logo', prefix: 'logo', background: 'light' },
  { name: 'alternate-logo', prefix: 'alternate', background: 'dark' },
  { name: 'loginImage', prefix: 'login-image', background: 'light' },
  { name: 'loginBgImage', prefix: 'login-bg-image', background: 'light' },
  { name: 'mainBgImage', prefix: 'main-bg-image', background: 'light' },
] as const satisfies readonly { name: string; prefix: keyof ThemeImages; background: 'light' | 'dark' }[]

export type BrandImage = (typeof brandImages)[number]['name']

const extensions = ['png', 'jpg', 'jpeg', 'gif', 'svg'] as const satisfies readonly SignedFile['ext'][]

/** Decision 64; the server checks the content as well. */
export const imageRules = { maxBytes: 10 * 1024 * 1024, extensions }

/** The same as the `accept` of a file input. */
export const acceptedImages = extensions.map((extension) => `.${extension}`)

/** The request for a signed address (R1-444); null for a name without a known extension. */
export function signedFileOf(clientId: string, image: BrandImage, fileName: string): SignedFile | null {
  const ext = extensions.find((known) => fileName.toLowerCase().endsWith(`.${known}`))
  return ext ? { bucket: 'logos', key: `${clientId}/${image}`, ext } : null
}

/** The file of a base64 `data:` address of an image. */
export function imageFile(address: string): File {
  const [head = '', data = ''] = address.split(';base64,')
  const type = head.slice('data:'.length)
  const name = `image.${type === 'image/svg+xml' ? 'svg' : type.slice('image/'.length)}`
  return new File([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], name, { type })
}
