import type { Block } from '@ssp/block-editor/model'
import type { Tx } from '../../db/database.ts'
import { insertArticle } from '../../modules/knowledge/articles.service.ts'
import { insertCategory } from '../../modules/knowledge/categories.service.ts'
import { IMAGE_PATH } from '../../modules/knowledge/images.ts'
import { KNOWLEDGE as BUCKET } from '../../modules/knowledge/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { KNOWLEDGE, type SeedArticle } from '../knowledge.ts'
import { pngOf, type Rgb } from '../people/png.ts'

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const WHITE: Rgb = [255, 255, 255]
/** A colour between two; `share` of the second, 0 to 1. */
const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share)) as unknown as Rgb

/** Hills under a pale sky in the colours of the client; each seed number has colours and hills of its own. */
function hills({ colours }: SeedClient, seed: number): Buffer {
  const all = [colours.primary, colours.secondary, colours.highlight, colours.accent, colours.tertiary].map(rgb)
  const near = all[seed % all.length] ?? WHITE
  const far = mix(near, WHITE, 0.45)
  const sky = mix(near, WHITE, 0.82)
  const sun = rgb(colours.accent)
  const hill = (x: number, at: number, size: number) => at + Math.sin(x / 90 + seed * 1.7) * size
  return pngOf(640, 360, (x, y) => {
    if (y > hill(x * 1.4, 270, 34)) return near
    if (y > hill(x, 210, 46)) return far
    return (x - 120 - ((seed * 137) % 400)) ** 2 + (y - 120) ** 2 < 44 ** 2 ? sun : sky
  })
}

/** The green sign of an assembly point: four arrows to the middle, where people stand. */
function assemblySign(): Buffer {
  const green: Rgb = [0, 122, 77]
  return pngOf(320, 320, (px, py) => {
    const [x, y] = [Math.abs(px - 160), Math.abs(py - 160)]
    const isFrame = Math.max(x, y) > 148
    const isPeople = x ** 2 + y ** 2 < 34 ** 2
    const isShaft = Math.abs(x - y) < 12 && x + y > 150 && x + y < 250
    const isHead = x > 44 && y > 44 && x + y < 150 && x < 100 && y < 100
    return isFrame || isPeople || isShaft || isHead ? WHITE : green
  })
}

/** A phone that shows a start page in the colours of the client. */
function phone({ colours }: SeedClient): Buffer {
  const [frame, bar, tile] = [rgb(colours.tertiary), rgb(colours.primary), mix(rgb(colours.primary), WHITE, 0.75)]
  const behind = mix(rgb(colours.primary), WHITE, 0.9)
  return pngOf(480, 360, (x, y) => {
    if (x < 150 || x > 330 || y < 20 || y > 340) return behind
    if (x < 160 || x > 320 || y < 36 || y > 324) return frame
    if (y < 72) return bar
    const [column, row] = [(x - 160) % 80, (y - 72) % 84]
    return column > 10 && column < 70 && row > 12 && row < 72 ? tile : WHITE
  })
}

const DRAWINGS = { sign: assemblySign, phone }

interface Target {
  tx: Tx
  objects: Objects
  client: SeedClient
  clientId: string
}

/** Puts a picture under a path below the client. @returns its address. */
async function putPicture({ tx, objects, clientId }: Target, path: string, bytes: Buffer): Promise<string> {
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
      const url = await putPicture(
        target,
        `${id}/${uuidOf('knowledge image', id, index)}`,
        DRAWINGS[block.image](target.client),
      )
      body.push({ type: 'image', data: { file: { url }, caption: block.caption } })
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
    const image = hasPicture
      ? await putPicture(target, `${slug}-${uuidOf('knowledge image', id)}`, hills(client, position))
      : null
    await insertCategory(tx, clientId, { id, label, summary, image })
    for (const [index, article] of articles.entries()) {
      const articleId = uuidOf('knowledge article', id, article.title)
      const header = article.picture
        ? await putPicture(
            target,
            `${articleId}/${uuidOf('knowledge header', articleId)}`,
            hills(client, position + index + 2),
          )
        : null
      const body = await bodyOf(target, articleId, article)
      await insertArticle(tx, clientId, { id: articleId, category: id, title: article.title, image: header, body })
    }
  }
}
