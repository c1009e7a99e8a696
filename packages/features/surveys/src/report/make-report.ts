import { makePdf } from '@ssp/pdf'
import type { Report } from './report'

/** Makes the report as a file. Rejects if it cannot be made. */
export const makeReport = (report: Report): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/surveys/report-worker', import.meta.url), { type: 'module' }), report)
