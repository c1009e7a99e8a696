import { makePdf } from '@ssp/pdf'
import type { Readers } from './readers'

/** Makes the readers as a file. Rejects if it cannot be made. */
export const makeReaders = (readers: Readers): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/news/readers-worker', import.meta.url), { type: 'module' }), readers)
