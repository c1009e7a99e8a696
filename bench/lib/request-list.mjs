import { at } from './stats.mjs'

/** Address of the employees list of who signed in, ten rows a page. */
export const listPath = ({ clientId }) => `/api/ssp/production/employees/${clientId}?clientId=${clientId}&limit=10`

/** Asks for the first page of a list again and again, one request at a time: `p50` and `p99` in ms, `errors`, `count`. */
export async function requestList(origin, client, isOver) {
  const took = []
  let errors = 0
  do {
    const began = performance.now()
    const response = await fetch(`${origin}${listPath(client)}&page=0`, { headers: client.headers })
    await response.arrayBuffer()
    took.push(performance.now() - began)
    if (!response.ok) errors += 1
  } while (!isOver())
  return { p50: at(took, 0.5), p99: at(took, 0.99), errors, count: took.length }
}
