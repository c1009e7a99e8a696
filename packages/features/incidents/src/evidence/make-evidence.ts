import { makePdf } from '@ssp/pdf'
import type { Evidence } from './evidence'

/** The evidence pack as a file. Rejects when it cannot be made. */
export const makeEvidence = (evidence: Evidence): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/incidents/evidence-worker', import.meta.url), { type: 'module' }), evidence)
