import type { Client } from '@ssp/api'

/** What the server writes into the page, so that the first picture waits for no further answer. */
export interface StartData {
  /** Configuration of the client of the address. */
  client: Client
  /** Address of the client's alternate logo, null without one. */
  alternateLogo: string | null
}

/** The page's own data block; undefined when the page was served by something that writes none. */
export const startData: StartData | undefined = read()

function read(): StartData | undefined {
  const text = document.getElementById('start-data')?.textContent
  return text ? (JSON.parse(text) as StartData) : undefined
}
