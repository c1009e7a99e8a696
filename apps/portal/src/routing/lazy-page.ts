import { createElement, lazy, useState, type ComponentType } from 'react'

/** Time after which a chunk that has not loaded counts as failed, in milliseconds (spec 1 section 9). */
export const chunkTimeout = 120_000

/** A failed chunk, so that the error page can offer a reload instead of naming code. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Loads a page's chunk. Browsers remember a failed module, so retrying means reloading the page.
 * @throws ChunkError if the chunk fails or takes longer than `chunkTimeout`
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The page of a route, in a separate chunk. Call it once per route, outside rendering. Once `preload` has finished the page
 * renders together with its surroundings; React's own lazy component would first leave a gap.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ Page: ComponentType<P> }>,
): { Page: ComponentType<P>; preload: () => Promise<void> } {
  let loaded: ComponentType<P> | undefined
  const preload = async () => {
    loaded = (await loadChunk(load)).Page
  }
  const Lazy: ComponentType<P> = lazy(async () => ({ default: (await loadChunk(load)).Page }))
  const Page = (props: P) => {
    // Chosen once: a page that turned into another component would lose its state.
    const [Shown] = useState(() => loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return { Page, preload }
}
