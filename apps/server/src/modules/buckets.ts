import type { Buckets } from '../storage/bucket.ts'
import { accountBuckets } from './access/buckets.ts'
import { creationFormBuckets } from './creation-forms/buckets.ts'
import { documentBuckets } from './documents/buckets.ts'
import { employeeBuckets } from './employees/buckets.ts'
import { incidentBuckets } from './incidents/buckets.ts'
import { knowledgeBuckets } from './knowledge/buckets.ts'
import { marketingBuckets } from './marketing/buckets.ts'
import { newsBuckets } from './news/buckets.ts'
import { payrollBuckets } from './payroll/buckets.ts'
import { badgeBuckets } from './recognition/buckets.ts'
import { secureSendBuckets } from './secure-send/buckets.ts'
import { surveyBuckets } from './surveys/buckets.ts'
import { themeBuckets } from './theme/buckets.ts'
import { attachmentBuckets } from './welcome-email/buckets.ts'

/** The allow-list of buckets. A key the server would not have chosen itself matches none of the paths. */
export const BUCKETS: Buckets = new Map(
  [
    ...accountBuckets,
    ...attachmentBuckets,
    ...badgeBuckets,
    ...creationFormBuckets,
    ...documentBuckets,
    ...employeeBuckets,
    ...incidentBuckets,
    ...knowledgeBuckets,
    ...marketingBuckets,
    ...newsBuckets,
    ...payrollBuckets,
    ...secureSendBuckets,
    ...surveyBuckets,
    ...themeBuckets,
  ].map((bucket) => [bucket.name, bucket]),
)
