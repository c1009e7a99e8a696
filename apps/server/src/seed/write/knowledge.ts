import type { Block } from '@ssp/block-editor/model'
import type { Tx } from '../../db/database.ts'
import { insertArticle } from '../../modules/knowledge/articles.service.ts'
import { insertCategory } from '../../modules/knowledge/categories.service.ts'
import { IMAGE_PATH } from '../../modules/knowledge/images.ts'
import { KNOWLEDGE as BUCKET } from '../../storage/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { KNOWLEDGE, type SeedArticle } from '../knowledge.ts'
import { pngOf, type Rgb } from '../people/png.ts'

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** Hills under a sky in the colours of the client; each seed number has hills of its own. */
function picture({ colours }: SeedClient, seed: number): Buffer {
  const [sky, far, near] = [rgb(colours.accent), rgb(colours.secondary), rgb(colours.primary)]
  const [width, height] = [640, 360]
  const hill = (x: number, at: number, size: number) => at + Math.sin(x / 90 + seed * 1.7) * size
  return pngOf(width, height, (x, y) => {
    if (y > hill(x * 1.4, 280, 34)) return near
    return y > hill(x, 210, 46) ? far : sky
  })
}

interface Target {
  tx: Tx
  objects: Objects
  client: SeedClient
  clientId: string
}

/** Puts a picture under a path below the client. @returns its address. */
async function putPicture({ tx, objects, client, clientId }: Target, path: string, seed: number): Promise<string> {
  const bytes = picture(client, seed)
  const fault = await contentFault(bytes, 'image/png')
  if (fault) throw new Error(`${path}: ${fault}`)
  const key = `${clientId}/${path}.png`
  const kept = await objects.keep(clientId, 'image/png', bytes)
  await objects.publish(tx, { clientId, bucket: BUCKET, key, kept })
  return `${IMAGE_PATH}${key}`
}

const listOf = (style: 'ordered' | 'unordered', texts: readonly string[]): Block => ({
  type: 'list',
  data: { style, items: texts.map((content) => ({ content, items: [] })) },
})

async function bodyOf(target: Target, id: string, { blocks }: SeedArticle): Promise<string> {
  const body: Block[] = []
  for (const [index, block] of blocks.entries()) {
    if ('header' in block) body.push({ type: 'header', data: { text: block.header, level: 2 } })
    else if ('text' in block) body.push({ type: 'paragraph', data: { text: block.text } })
    else if ('steps' in block) body.push(listOf('ordered', block.steps))
    else if ('points' in block) body.push(listOf('unordered', block.points))
    else {
      const url = await putPicture(target, `${id}/${uuidOf('knowledge image', id, index)}`, index)
      body.push({ type: 'image', data: { file: { url }, caption: block.image } })
    }
  }
  return JSON.stringify(body).replaceAll('{client}', target.client.clientName)
}

/** Inserts the help of a client: categories, articles and their images. */
export async function writeKnowledge(tx: Tx, objects: Objects, client: SeedClient): Promise<void> {
  const clientId = clientIdOf(client.subdomain)
  const target: Target = { tx, objects, client, clientId }
  for (const [position, { label, summary, picture: hasPicture, articles }] of KNOWLEDGE.entries()) {
    const id = uuidOf('knowledge category', clientId, label)
    const slug = label.toLowerCase().replaceAll(' ', '-')
    const image = hasPicture ? await putPicture(target, `${slug}-${uuidOf('knowledge image', id)}`, position) : null
    await insertCategory(tx, clientId, { id, label, summary, image })
    for (const [index, article] of articles.entries()) {
      const articleId = uuidOf('knowledge article', id, article.title)
      const header = article.picture
        ? await putPicture(target, `${articleId}/${uuidOf('knowledge header', articleId)}`, position + index + 5)
        : null
      const body = await bodyOf(target, articleId, article)
      await insertArticle(tx, clientId, { id: articleId, category: id, title: article.title, image: header, body })
    }
  }
}
