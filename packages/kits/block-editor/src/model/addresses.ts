import { LINK_SCHEMES } from './rich-text.ts'

/** A video that may be rendered. */
export interface Video {
  /** The address of the frame, always built by us: https, one of `VIDEO_HOSTS`, and only the id of the video. */
  embed: string
  service: 'youtube' | 'vimeo' | 'loom'
}

/** Hosts whose frames a page may show (decision 52); the content policy of a server allows the same hosts. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.loom.com'] as const

/** Maximum length of an address in characters. */
export const MAX_ADDRESS = 2_048

// Excludes characters that a browser drops from an address and characters that could end an attribute.
const PRINTABLE = /^[^\s\\"'<>`\p{Cc}]+$/u
const LINK = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i')

const isPrintable = (address: string): boolean => address.length <= MAX_ADDRESS && PRINTABLE.test(address)

/** Whether text may link to the address: an absolute address with one of `LINK_SCHEMES`. */
export const isLinkAddress = (address: string): boolean => LINK.test(address) && isPrintable(address)

/** Whether an image may be loaded from the address: https without a name or password, or a path of the same origin. */
export function isImageAddress(address: string): boolean {
  if (!isPrintable(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  const url = httpsUrl(address)
  return url !== undefined
}

/** The video for a page or frame address of a supported service; undefined for any other address. */
export function videoOf(address: string): Video | undefined {
  if (!isPrintable(address)) return undefined
  const url = httpsUrl(address)
  if (!url) return undefined
  const service = SERVICES.find(({ hosts }) => hosts.includes(url.hostname))
  const embed = service?.embed(url)
  return service && embed ? { embed, service: service.name } : undefined
}

function httpsUrl(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && url.protocol === 'https:' && !url.username && !url.password && !url.port ? url : undefined
}

interface Service {
  name: Video['service']
  hosts: readonly string[]
  /** Builds the address of the frame from the id alone. */
  embed: (url: URL) => string | undefined
}

const YOUTUBE = /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})$/
const VIMEO = /^\/(?:video\/)?(\d{4,12})(?:\/([\da-f]{6,20}))?$/
const LOOM = /^\/(?:share|embed)\/([\da-f]{32})$/

const SERVICES: readonly Service[] = [
  {
    name: 'youtube',
    hosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'],
    embed: ({ hostname, pathname, searchParams }) => {
      const path = hostname === 'youtu.be' ? `/v${pathname}` : pathname
      const page = path === '/watch' ? `/v/${searchParams.get('v') ?? ''}` : path
      const id = YOUTUBE.exec(page)?.[1]
      return id && `https://www.youtube-nocookie.com/embed/${id}`
    },
  },
  {
    name: 'vimeo',
    hosts: ['player.vimeo.com', 'vimeo.com', 'www.vimeo.com'],
    embed: ({ pathname, searchParams }) => {
      const [, id, secret = searchParams.get('h') ?? ''] = VIMEO.exec(pathname) ?? []
      // An unlisted video can only be found with its second id.
      return id && `https://player.vimeo.com/video/${id}${/^[\da-f]{6,20}$/.test(secret) ? `?h=${secret}` : ''}`
    },
  },
  {
    name: 'loom',
    hosts: ['www.loom.com', 'loom.com'],
    embed: ({ pathname }) => {
      const id = LOOM.exec(pathname)?.[1]
      return id && `https://www.loom.com/embed/${id}`
    },
  },
]
