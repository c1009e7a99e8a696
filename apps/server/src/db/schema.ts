// Generated from the migrated database: npm run generate -w @ssp/server
import type { components } from '@ssp/api/schema'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultJson, DefaultTimestamp, NullableTimestamp, ThemeContent, Timestamp, Versioned } from './columns.ts'

/** Every table as Kysely sees it. */
export interface Schema {
  audit_log: {
    client_id: string
    id: ColumnType<number, never, never>
    at: DefaultTimestamp
    user_id: string | null
    session_id: string | null
    action: string
    outcome: 'done' | 'refused'
    target: string | null
    details: DefaultJson<Record<string, unknown>>
    actor_label: string | null
    subject_kind: 'user' | 'role' | 'policy' | 'permission' | 'theme' | null
    subject_id: string | null
    subject_label: string | null
    changes: DefaultJson<components['schemas']['AuditChange'][]>
    search_text: string | null
  }
  client_images: Versioned & {
    client_id: string
    kind: 'logo' | 'alternate-logo' | 'loginImage' | 'loginBgImage' | 'mainBgImage'
    bucket: string
    object_key: string
  }
  client_themes: Versioned & {
    client_id: string
    primary_colour: string
    secondary_colour: string
    tertiary_colour: string
    accent_colour: string
    highlight_colour: string
    login_overlay_colour: string
    content: DefaultJson<ThemeContent>
  }
  clients: Versioned & {
    id: string
    platform_id: string
    client_name: string
    identifier: string
    subdomain: string
    brand_client_id: string | null
    analytics_id: string | null
    platform_logo: string | null
    appstore_url: string | null
    playstore_url: string | null
    app_pin: DefaultJson<{ pin: string }[]>
    login_identifier_type: string | null
    register_identifier_type: string | null
    created_at: DefaultTimestamp
    secure_send: Generated<boolean>
  }
  daily_stats: {
    client_id: string
    date: string
    payslips: Generated<number>
    logins: Generated<number>
    visitors: Generated<number>
    unique_visitors: Generated<number>
    actions: Generated<number>
    pay_document_downloads: Generated<number>
    discount_visitors: Generated<number>
    document_storage_visitors: Generated<number>
    training_visitors: Generated<number>
    wellbeing_visitors: Generated<number>
  }
  employee_additional_data: Versioned & {
    client_id: string
    employee_id: string
    data: DefaultJson<Record<string, unknown>>
  }
  employee_counts: {
    client_id: string
    registered: ColumnType<number, never, never>
    unregistered: ColumnType<number, never, never>
    deactivated: ColumnType<number, never, never>
  }
  employee_list_stamps: {
    client_id: string
    stamp: ColumnType<number, never, never>
  }
  employees: Versioned & {
    client_id: string
    id: string
    title: string | null
    forename: Generated<string>
    surname: Generated<string>
    identifier: string | null
    email: string | null
    mobile_number: string | null
    telephone_number: string | null
    date_of_birth: string | null
    gender: Generated<number>
    is_manager: Generated<boolean>
    is_demo: Generated<boolean>
    is_client_demo: Generated<boolean>
    identity_tenant_id: string | null
    identity_user_id: string | null
    pending_fusion_auth_registration: Generated<boolean>
    flagged_for_review: Generated<boolean>
    created_at: DefaultTimestamp
    last_login_at: NullableTimestamp
    registered_at: NullableTimestamp
    deactivated_at: NullableTimestamp
    search_text: ColumnType<string, never, never>
  }
  idempotency_keys: {
    client_id: string
    user_id: string
    created_at: DefaultTimestamp
    key_hash: string
    request_hash: string
    sealed_response: string | null
  }
  login_attempts: {
    client_id: string
    account_hash: string
    address: string
    failures: Generated<number>
    locked_until: NullableTimestamp
    updated_at: DefaultTimestamp
  }
  objects: Versioned & {
    client_id: string
    bucket: string
    object_key: string
    stored_as: string
    content_type: string
    size: number
    sha256: string
    uploaded_by: string | null
    created_at: DefaultTimestamp
  }
  otp_codes: {
    client_id: string
    id: string
    user_id: string
    purpose: 'password-reset'
    code_hash: string
    tries: Generated<number>
    created_at: DefaultTimestamp
    expires_at: Timestamp
    used_at: NullableTimestamp
  }
  permissions: Versioned & {
    client_id: string
    id: string
    owner: Generated<'platform' | 'client'>
    name: string
    group_name: string
    created_at: DefaultTimestamp
  }
  platforms: {
    id: string
    name: string
    domain: string
    logo: string | null
    created_at: DefaultTimestamp
  }
  policies: Versioned & {
    client_id: string
    id: string
    owner: Generated<'platform' | 'client'>
    name: string
    label: string
    created_at: DefaultTimestamp
  }
  policy_permissions: {
    client_id: string
    id: string
    policy_id: string
    permission_id: string
    created_at: DefaultTimestamp
  }
  rate_limits: {
    scope: string
    window_start: Timestamp
    hits: Generated<number>
  }
  refresh_tokens: {
    client_id: string
    token_hash: string
    session_id: string
    issued_at: DefaultTimestamp
    replaced_at: NullableTimestamp
    replaced_by: string | null
  }
  reset_grants: {
    client_id: string
    token_hash: string
    user_id: string
    expires_at: Timestamp
    used_at: NullableTimestamp
  }
  role_policies: {
    client_id: string
    role_id: string
    policy_id: string
    created_at: DefaultTimestamp
  }
  roles: Versioned & {
    client_id: string
    id: string
    owner: Generated<'platform' | 'client'>
    name: string
    label: string
    created_at: DefaultTimestamp
  }
  sessions: {
    client_id: string
    id: string
    user_id: string
    created_at: DefaultTimestamp
    last_seen_at: DefaultTimestamp
    expires_at: Timestamp
    ended_at: NullableTimestamp
    end_reason: 'logout' | 'password' | 'reuse' | 'suspended' | null
    address: string | null
    user_agent: string | null
  }
  shared_document_scopes: {
    client_id: string
    id: string
    user_id: string
    target_id: string | null
    target_scope: 'client' | 'user' | 'platform' | 'default'
    created_at: DefaultTimestamp
  }
  team_members: {
    client_id: string
    team_id: string
    employee_id: string
    approver: Generated<boolean>
    created_at: DefaultTimestamp
  }
  teams: Versioned & {
    client_id: string
    id: string
    label: string
    created_at: DefaultTimestamp
  }
  uploads: {
    client_id: string
    id: string
    user_id: string
    bucket: string
    object_key: string
    content_type: string
    max_bytes: number
    created_at: DefaultTimestamp
    expires_at: Timestamp
    received_at: NullableTimestamp
    published_at: NullableTimestamp
    rejected_because: string | null
    claim: string | null
  }
  user_permission_restrictions: {
    client_id: string
    restricted_client_id: string
    restricted_team_id: string | null
    user_id: string
    permission_id: string
  }
  user_permissions: {
    client_id: string
    id: string
    user_id: string
    permission_id: string
    created_at: DefaultTimestamp
  }
  user_scopes: {
    client_id: string
    id: string
    user_id: string
    granted_client_id: string
    is_default: Generated<boolean>
    created_at: DefaultTimestamp
  }
  users: Versioned & {
    client_id: string
    id: string
    username: string
    label: string
    email: string | null
    password_hash: string
    password_changed_at: DefaultTimestamp
    role_id: string | null
    employee_id: string | null
    img: string | null
    status: Generated<'active' | 'inactive'>
    created_at: DefaultTimestamp
  }
}
