import { makePdf } from '@ssp/pdf'
import type { Brochure } from './brochure'

/** Makes the brochure as a file. Rejects if it cannot be made. */
export const makeBrochure = (brochure: Brochure): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/marketing/brochure-worker', import.meta.url), { type: 'module' }), brochure)
