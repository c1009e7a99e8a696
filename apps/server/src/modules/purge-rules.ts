import type { PurgeRule } from '../jobs/purge.ts'
import { bulkRunPurge } from './employee-bulk/bulk.repository.ts'
import { archivePurge } from './pay/buckets.ts'
import { secureSendPurge } from './secure-send/buckets.ts'

/** The rows of every module that have served their purpose. */
export const PURGE_RULES: readonly PurgeRule[] = [archivePurge, bulkRunPurge, secureSendPurge]
