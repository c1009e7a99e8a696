import type { Client } from '@ssp/api'

/** Data that the server writes into the page, so that the first paint waits for no further response. */
export interface StartData {
  /** Configuration of the client of the address. */
  client: Client
  /** Address of the client's alternate logo; null if there is none. */
  alternateLogo: string | null
}

/** The page's data block; undefined if the server of the page writes none. */
export const startData: StartData | undefined = read()

function read(): StartData | undefined {
  const text = document.getElementById('start-data')?.textContent
  return text ? (JSON.parse(text) as StartData) : undefined
}
