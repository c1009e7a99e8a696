import { EMAIL_ADDRESS } from '@ssp/api/email-address'
import { sql, type SqlBool } from 'kysely'

/** Whether `employees as e` has one address and nothing else. */
export const hasEmailAddress = sql<SqlBool>`coalesce(e.email, '') ~ ${sql.lit(EMAIL_ADDRESS.source)}`
