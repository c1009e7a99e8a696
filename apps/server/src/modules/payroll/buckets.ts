import { documentTypes } from '@ssp/api/document-types'
import { MAX_FILE_BYTES, uploadKey, type Bucket } from '../../storage/bucket.ts'

/** Documents of payroll uploads that are not released yet; the server alone puts them. */
export const PAYROLL = 'payroll'
/** Files of payroll uploads. */
export const JOBS = 'jobs'

const PAYROLL_TYPES = Object.fromEntries(
  Object.entries(documentTypes).filter(([extension]) => ['zip', 'pdf', 'xlsx'].includes(extension)),
)

/** Files of payroll uploads. */
export const payrollBuckets: readonly Bucket[] = [
  {
    name: JOBS,
    path: uploadKey(PAYROLL_TYPES),
    permission: 'JOBS_VIEW',
    strict: ['JOBS_CREATE'],
    types: PAYROLL_TYPES,
    maxBytes: MAX_FILE_BYTES,
    once: true,
  },
]
