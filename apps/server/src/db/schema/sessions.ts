import type { Created, DefaultTimestamp, Generated, NullableTimestamp, Timestamp } from './columns.ts'

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'password' | 'reuse' | 'suspended'

interface SessionTable extends Created {
  client_id: string
  id: string
  user_id: string
  last_seen_at: DefaultTimestamp
  expires_at: Timestamp
  ended_at: NullableTimestamp
  end_reason: EndReason | null
  address: string | null
  user_agent: string | null
}

interface RefreshTokenTable {
  client_id: string
  token_hash: string
  session_id: string
  issued_at: DefaultTimestamp
  replaced_at: NullableTimestamp
  replaced_by: string | null
}

interface LoginAttemptTable {
  client_id: string
  account_hash: string
  address: string
  failures: Generated<number>
  locked_until: NullableTimestamp
  updated_at: DefaultTimestamp
}

interface OtpCodeTable extends Created {
  client_id: string
  id: string
  user_id: string
  purpose: 'password-reset'
  code_hash: string
  tries: Generated<number>
  expires_at: Timestamp
  used_at: NullableTimestamp
}

interface ResetGrantTable {
  client_id: string
  token_hash: string
  user_id: string
  expires_at: Timestamp
  used_at: NullableTimestamp
}

interface RateLimitTable {
  scope: string
  window_start: Timestamp
  hits: Generated<number>
}

export interface SessionTables {
  sessions: SessionTable
  refresh_tokens: RefreshTokenTable
  login_attempts: LoginAttemptTable
  otp_codes: OtpCodeTable
  reset_grants: ResetGrantTable
  rate_limits: RateLimitTable
}
