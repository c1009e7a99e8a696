import { makePdf } from '@ssp/pdf'
import type { Report } from './report'

/** The report as a file. Rejects when it cannot be made. */
export const makeReport = (report: Report): Promise<Blob> =>
  makePdf(new Worker(new URL('@ssp/surveys/report-worker', import.meta.url), { type: 'module' }), report)
