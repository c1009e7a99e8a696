import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientRef } from '../access/actor.ts'

/** The data of its client in the page itself. The portal's `client/start-data.ts` reads it. */
export interface StartValues {
  client: unknown
  /** Address of the logo on the navigation; null if there is none. */
  alternateLogo: string | null
}

/** Finds the start data of a client; undefined if there is none, and the portal then requests it. */
export type StartData = (client: ClientRef) => Promise<StartValues | undefined>

/** The files that the page of an address needs in addition to those of `index.html`; written by the portal's build. */
export function readStartFiles(portalDir: string): Record<string, string[]> {
  const file = join(portalDir, 'start-files.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
}

// In a data block only `<` could end it early; JSON reads the escape back.
const dataBlock = (values: StartValues) =>
  `<script type="application/json" id="start-data">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Additions to the page's head. */
export interface StartHead {
  /** Resources of the first paint, before everything else: the client's stylesheet and logo. */
  early: string
  /** Data of the client, and preload hints for what the page will request. */
  late: string
}

/** Data of the client, its stylesheet, and preload hints for what the page will request. */
export function startHead(page: {
  clientId: string | undefined
  files: readonly string[]
  data: StartValues | undefined
}): StartHead {
  const { clientId = 'default', files, data } = page
  // Ids are UUIDs of the database and files names of the build; nothing of the request reaches the page.
  const early = [
    `<link id="client-theme" rel="stylesheet" href="/theme/${clientId}.css">`,
    ...(data?.alternateLogo
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${escaped(data.alternateLogo)}">`]
      : []),
  ]
  const late = [
    // Not as stylesheets yet: the first paint, which shows no page, would wait for them.
    ...files.map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    ),
    ...(data ? [dataBlock(data)] : []),
  ]
  return { early: early.join(''), late: late.join('') }
}
