import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { readBody } from '../../modules/news/article-body.ts'
import { makeArticle } from '../../modules/news/testing.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import type { Objects } from '../../storage/objects.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { ARTICLES, type SeedArticle } from '../news.ts'
import { pngOf, type Rgb } from '../people/png.ts'
import { random, type Random } from '../random.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** Readers of an article at most, so that a large client is seeded quickly. */
const MOST_READERS = 400
const PICTURES = 3

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** Hills before a sky, in the colours of the client. */
function landscape({ colours }: SeedClient, variant: number): Buffer {
  const [sky, hill, meadow, sun] = [colours.primary, colours.tertiary, colours.accent, colours.highlight].map(rgb)
  if (!sky || !hill || !meadow || !sun) throw new Error('A client has four colours.')
  const [width, height] = [640, 360]
  return pngOf(width, height, (x, y) => {
    const ridge = 210 + 34 * Math.sin(x / 84 + variant * 2) + 18 * Math.sin(x / 31 + variant)
    const bank = 292 + 22 * Math.sin(x / 120 + variant * 3)
    if (y > bank) return meadow
    if (y > ridge) return hill
    return (x - 140 - variant * 170) ** 2 + (y - 104) ** 2 < 54 ** 2 ? sun : sky
  })
}

function bodyOf(blocks: SeedArticle['body']): string {
  const drawn = blocks.map((block) => {
    if (typeof block !== 'string')
      return { type: 'list', data: { style: 'unordered', items: block.map((content) => ({ content, items: [] })) } }
    if (block.startsWith('# ')) return { type: 'header', data: { text: block.slice(2), level: 2 } }
    return { type: 'paragraph', data: { text: block } }
  })
  return JSON.stringify({ blocks: drawn })
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The readers of one article: most of them within the first days. */
function readersOf(article: SeedArticle, employees: readonly { id: string }[], draw: Random, from: Date, until: Date) {
  const readers = employees.filter(() => draw.chance(article.read)).slice(0, MOST_READERS)
  return readers.flatMap(({ id: employee_id }) => {
    const read_at = new Date(from.getTime() + draw.next() ** 3 * 20 * DAY + draw.between(0.1, 9) * HOUR)
    if (read_at >= until) return []
    const reaction = draw.chance(0.4) ? (draw.chance(0.85) ? 1 : 0) : null
    const isConfirmed = article.requireRead === true && draw.chance(0.8)
    return [{ employee_id, read_at, reaction, confirmed_at: isConfirmed ? read_at : null }]
  })
}

/** Inserts articles of a client, with pictures and readers. */
export async function writeNews(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const client_id = clientIdOf(client.subdomain)
  const draw = random(`news ${client.subdomain}`)
  const employees = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', client_id)
    .where('deactivated_at', 'is', null)
    .where('registered_at', 'is not', null)
    .orderBy(sql`md5(id::text)`)
    .limit(MOST_READERS * 2)
    .execute()
  const pictures = Array.from({ length: PICTURES }, (_, variant) => landscape(client, variant))
  const articles = client.subdomain === 'acme' ? ARTICLES : ARTICLES.slice(0, 6)
  for (const [index, article] of articles.entries()) {
    const id = uuidOf('news article', client_id, article.title)
    const img = `${id}/${uuidOf('news picture', id)}.png`
    const bytes = pictures[index % PICTURES] ?? Buffer.alloc(0)
    const kept = await objects.keep(client_id, 'image/png', bytes)
    await objects.publish(tx, { clientId: client_id, bucket: NEWS_IMAGES, key: `${client_id}/${img}`, kept })
    const written = new Date(today.getTime() - (article.daysAgo ?? 1) * DAY + 9 * HOUR)
    const { title, requireRead = false, expiresIn } = article
    await makeArticle(tx, client_id, {
      id,
      title,
      slug: title.toLowerCase().replaceAll(/\s+/g, '-'),
      body_json: readBody({ clientId: client_id, id }, bodyOf(article.body), 'content').json,
      img,
      require_read: requireRead,
      published: article.daysAgo === null ? null : written,
      expiry_date: expiresIn === undefined ? null : dayOf(new Date(today.getTime() + expiresIn * DAY)),
      created_at: written,
      readers: readersOf(article, employees, draw, written, today),
    })
  }
}
