export { jpegOf } from './jpeg-of'
export { servePdf } from './serve-pdf'
export { textRuns } from './text-runs'
export type { TextRun } from './text-runs'
