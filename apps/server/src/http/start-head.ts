import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientRef } from '../access/actor.ts'

/** What the portal knows of its client from the page itself. The portal's `client/start-data.ts` reads it. */
export interface StartValues {
  client: unknown
  /** Address of the logo on the navigation, null without one. */
  alternateLogo: string | null
}

/** Finds the start values of a client; undefined when there are none, and the portal asks for them. */
export type StartData = (client: ClientRef) => Promise<StartValues | undefined>

/** By address, the files that its page needs beside those of `index.html`; written by the portal's build. */
export function readStartFiles(portalDir: string): Record<string, string[]> {
  const file = join(portalDir, 'start-files.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {}
}

// In a data block only `<` could end it early; JSON reads the escape back.
const dataBlock = (values: StartValues) =>
  `<script type="application/json" id="start-data">${JSON.stringify(values).replaceAll('<', '\\u003c')}</script>`

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** What is added to the page's head. */
export interface StartHead {
  /** What the first paint needs, before all else: the client's stylesheet and logo. */
  early: string
  /** Data of the client, and early word of what the page will ask for. */
  late: string
}

/** Data of the client, its stylesheet, and early word of what the page will ask for. */
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
