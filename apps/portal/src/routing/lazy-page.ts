import type { FeatureRoute, RouteParams } from '@ssp/feature-kit'
import { lazy, type ComponentType } from 'react'

/** A chunk that has not come after this long counts as failed, in milliseconds (spec 1 section 9). */
export const chunkTimeout = 120_000

/** A failed chunk, so that the error page can offer a reload instead of naming code. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Loads a page's chunk. Browsers remember a module that failed, so trying again means loading the page anew.
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

/** The page of a route, in a chunk of its own. Call it once per route, outside of rendering. */
export const lazyPage = (load: FeatureRoute['lazy']): ComponentType<RouteParams> =>
  lazy(async () => ({ default: (await loadChunk(load)).Page }))
