import type { Tx } from '../../db/database.ts'
import { makeMarketingCategory, makeMarketingFile } from '../../modules/marketing/testing.ts'
import { MARKETING } from '../../modules/marketing/marketing.repository.ts'
import type { Objects } from '../../storage/objects.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, platformIdOf, uuidOf } from '../ids.ts'
import { pdfOf } from '../people/pdf.ts'
import { pngOf, type Rgb } from '../people/png.ts'

/** A category, and its files: a poster (png) or a page of text (pdf). */
interface SeedCategory {
  title: string
  description: string
  /** Shown to every client of the platform. Default false. */
  shared?: boolean
  files: readonly {
    title: string
    description: string
    extension: 'png' | 'pdf'
    branding: boolean
    downloads: number
  }[]
}

const CATEGORIES: readonly SeedCategory[] = [
  {
    title: 'Recruitment',
    description: 'Posters and cards for open positions.',
    files: [
      {
        title: 'Join the night shift',
        description: 'For the notice boards.',
        extension: 'png',
        branding: true,
        downloads: 14,
      },
      {
        title: 'Bring a friend',
        description: 'A bonus for both of you.',
        extension: 'png',
        branding: true,
        downloads: 6,
      },
      {
        title: 'Open positions',
        description: 'One page, to be handed out.',
        extension: 'pdf',
        branding: false,
        downloads: 23,
      },
    ],
  },
  {
    title: 'Benefits',
    description: 'What we offer, on one page.',
    files: [
      {
        title: 'Benefits at a glance',
        description: 'Pension, holiday and health.',
        extension: 'pdf',
        branding: false,
        downloads: 41,
      },
    ],
  },
]

/** What the staff of a platform share with all of its clients; each puts its own files in. */
const SHARED: SeedCategory = {
  title: 'Portal launch',
  description: 'Tell everybody that the portal is there.',
  shared: true,
  files: [
    {
      title: 'Your payslip online',
      description: 'Where to register, and how.',
      extension: 'png',
      branding: true,
      downloads: 9,
    },
  ],
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** A poster in the colours of the client: a background, a band and a sun. */
function poster({ colours }: SeedClient, variant: number): Buffer {
  const [background, band, sun] = [rgb(colours.primary), rgb(colours.accent), rgb(colours.highlight)]
  const [width, height] = [720, 480]
  return pngOf(width, height, (x, y) => {
    if ((x - 540 + variant * 120) ** 2 + (y - 150) ** 2 < 82 ** 2) return sun
    return y > 320 + (x - width / 2) * (variant % 2 === 0 ? 0.25 : -0.25) ? band : background
  })
}

const TYPES = { png: 'image/png', pdf: 'application/pdf' } as const

interface Target {
  tx: Tx
  objects: Objects
  client: SeedClient
  today: Date
}

async function writeFiles(
  { tx, objects, client, today }: Target,
  category: SeedCategory,
  owner: string,
  category_id: string,
) {
  const client_id = clientIdOf(client.subdomain)
  for (const [index, file] of category.files.entries()) {
    const id = uuidOf('marketing file', client_id, category.title, file.title)
    const { title, description, extension } = file
    const bytes =
      extension === 'png'
        ? poster(client, index)
        : pdfOf(`${client.clientName}: ${title}`, [description, 'Ask your team leader.'])
    const fault = await contentFault(bytes, TYPES[extension])
    if (fault) throw new Error(`${title}: ${fault}`)
    const kept = await objects.keep(client_id, TYPES[extension], bytes)
    const created_at = new Date(today.getTime() - (index + 1) * 9 * 86_400_000)
    const texts = { title, description, add_branding: file.branding, created_at }
    const place = { category_client_id: owner, category_id, extension }
    const path = await makeMarketingFile(tx, client_id, { id, ...texts, ...place })
    await objects.publish(tx, { clientId: client_id, bucket: MARKETING, key: `${client_id}/${path}`, kept })
    const user_id = uuidOf('marketing reader', client_id)
    const downloads = Array.from({ length: file.downloads }, () => ({ client_id, file_id: id, user_id }))
    await tx.insertInto('marketing_downloads').values(downloads).execute()
  }
}

/** Inserts categories and files of a client. The first client of each platform shares a category with the others. */
export async function writeMarketing(
  tx: Tx,
  objects: Objects,
  client: SeedClient,
  first: SeedClient,
  today: Date,
): Promise<void> {
  const target = { tx, objects, client, today }
  const client_id = clientIdOf(client.subdomain)
  const platform_id = platformIdOf(client.platform)
  const owner = clientIdOf(first.subdomain)
  const idOf = (clientId: string, { title }: SeedCategory) => uuidOf('marketing category', clientId, title)
  for (const category of [...CATEGORIES, ...(first === client ? [SHARED] : [])]) {
    const { title, description, shared = false } = category
    const fields = { id: idOf(client_id, category), platform_id, title, description, shared }
    await makeMarketingCategory(tx, client_id, fields)
    if (!shared) await writeFiles(target, category, client_id, idOf(client_id, category))
  }
  await writeFiles(target, SHARED, owner, idOf(owner, SHARED))
}
