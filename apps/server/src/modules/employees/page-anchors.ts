/** The position of a row in the order of the list. */
export interface RowKey {
  surname: string
  forename: string
  id: string
  client_id: string
}

/** A known position: `offset` rows precede the row after `key`. */
export interface Anchor {
  offset: number
  key: RowKey
}

interface Remembered {
  stamp: number
  anchors: Map<number, RowKey>
}

const LISTS = 200
const ANCHORS_PER_LIST = 2_000

/**
 * Caches where pages of a list start, so that a deep page starts at a known neighbour instead of the first row. The cache
 * is valid for one stamp of the list: a change of the order clears it. Losing it costs only time.
 */
export class PageAnchors {
  readonly #lists = new Map<string, Remembered>()

  /** The nearest known position before an offset and its stamp; undefined to start at the first row. */
  nearest(list: string, offset: number): (Anchor & { stamp: number }) | undefined {
    const known = this.#lists.get(list)
    if (!known) return undefined
    let best: Anchor | undefined
    for (const [at, key] of known.anchors) {
      if (at <= offset && at > (best?.offset ?? 0)) best = { offset: at, key }
    }
    return best && { ...best, stamp: known.stamp }
  }

  /** Drops a list whose order has changed. */
  forget(list: string): void {
    this.#lists.delete(list)
  }

  /** Keeps a place. The oldest places and lists are dropped for new ones. */
  remember(list: string, stamp: number, { offset, key: { surname, forename, id, client_id } }: Anchor): void {
    const known = this.#lists.get(list)
    const current = known?.stamp === stamp ? known : { stamp, anchors: new Map<number, RowKey>() }
    current.anchors.delete(offset)
    current.anchors.set(offset, { surname, forename, id, client_id }) // a caller hands over whole rows
    trim(current.anchors, ANCHORS_PER_LIST)
    this.#lists.delete(list)
    this.#lists.set(list, current)
    trim(this.#lists, LISTS)
  }
}

// A Map keeps the order of insertion, so its first key is the oldest.
function trim<K>(map: Map<K, unknown>, size: number): void {
  for (const key of map.keys()) {
    if (map.size <= size) return
    map.delete(key)
  }
}
