/** The position of a row in the order of the list. */
export interface RowKey {
  surname: string
  forename: string
  id: string
  client_id: string
}

/** A known place: `offset` rows come before the row after `key`. */
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
 * Remembers where pages of a list begin, so that a deep page starts at a neighbour it has seen rather
 * than at the first row. What is remembered holds for one stamp of the list: a change of the order
 * forgets it. Losing it costs time only.
 */
export class PageAnchors {
  readonly #lists = new Map<string, Remembered>()

  /** The known place nearest before an offset and the stamp it holds for, or undefined to begin at the first row. */
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
