import { makePdf } from '@ssp/pdf'
import type { Evidence } from './evidence'

/** Makes the evidence pack as a file. Rejects if it cannot be made. */
export const makeEvidence = (evidence: Evidence): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/incidents/evidence-worker', import.meta.url), { type: 'module' }), evidence)
