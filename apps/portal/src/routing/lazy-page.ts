import { createElement, lazy, useState, type ComponentType } from 'react'

/** A chunk that has not come after this long counts as failed, in milliseconds (spec 1 section 9). */
export const chunkTimeout = 120_000

/** A failed chunk, so that the error page can offer a reload instead of naming code. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Loads a page's chunk. Browsers remember a module that failed, so trying again means loading the page again.
 *
 * @throws ChunkError when the chunk fails or takes longer than `chunkTimeout`
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
 * The page of a route, in a chunk of its own. Call it once per route, outside of rendering. Once `preload` is done the
 * page is drawn in one go with what is around it: React's own lazy component would leave a gap first.
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
