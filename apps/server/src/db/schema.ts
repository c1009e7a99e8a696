// Generated from the migrated database: npm run generate -w @ssp/server
import type { components } from '@ssp/api/schema'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultJson, DefaultTimestamp, MergedField, NullableTimestamp, ThemeContent, Timestamp, Versioned } from './columns.ts'

/** Every table as Kysely sees it. */
export interface Schema {
  acknowledgement_audiences: {
    client_id: string
    id: Generated<string>
    subject_kind: string
    subject_id: string
    team_id: string | null
    employee_id: string | null
  }
  acknowledgement_nudges: {
    client_id: string
    subject_kind: string
    subject_id: string
    employee_id: string
    nudged_at: DefaultTimestamp
    claimed_at: NullableTimestamp
    sent_at: NullableTimestamp
  }
  acknowledgement_requests: Versioned & {
    client_id: string
    subject_kind: 'document' | 'news' | 'knowledge'
    subject_id: string
    title: string
    content_version: Generated<number>
    due_date: string | null
    requested_by: string | null
    created_at: DefaultTimestamp
  }
  acknowledgements: {
    client_id: string
    subject_kind: string
    subject_id: string
    content_version: number
    employee_id: string
    acknowledged_at: DefaultTimestamp
  }
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
    subject_kind: 'user' | 'role' | 'policy' | 'permission' | 'theme' | 'employee' | null
    subject_id: string | null
    subject_label: string | null
    changes: DefaultJson<components['schemas']['AuditChange'][]>
    search_text: string | null
    actor_username: string | null
    actor_client: string | null
  }
  bulk_rows: {
    client_id: string
    run_id: string
    line: number
    identifier: string
    name: Generated<string>
    employee_id: string | null
    status: 'new' | 'changed' | 'unchanged' | 'conflict' | 'rejected'
    reason: string | null
    detail: Generated<string>
    fields: DefaultJson<Record<string, unknown>>
    before: DefaultJson<Record<string, unknown>>
    base_version: number | null
    applied_version: number | null
    team_ids: DefaultJson<Record<string, unknown>>
    teams_text: Generated<string>
    teams_before: DefaultJson<Record<string, unknown>>
    teams_before_text: Generated<string>
    outcome: 'applied' | 'restored' | 'kept' | null
  }
  bulk_runs: {
    client_id: string
    id: string
    kind: 'import' | 'update' | 'deactivate'
    state: Generated<'draft' | 'applying' | 'done' | 'undoing' | 'undone'>
    file_name: string
    user_id: string
    actor_label: string
    created_at: DefaultTimestamp
    applied_at: NullableTimestamp
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
    login_timeout: Generated<boolean>
    login_retries: number | null
    login_timeout_time: number | null
    show_notice_message: Generated<boolean>
    notice_title: string | null
    notice_message: string | null
    notice_start: NullableTimestamp
    notice_end: NullableTimestamp
    manager_share_only: Generated<boolean>
    strict_rights: Generated<boolean>
    time_zone: Generated<string>
    figures_since: Generated<string>
  }
  creation_forms: Versioned & {
    client_id: string
    id: string
    platform_id: string
    client_name: string
    url: string
    contact_name: string
    contact_email: string
    login_type: number
    required_documents: DefaultJson<components['schemas']['PortalDocumentList']>
    client_documents: DefaultJson<components['schemas']['PortalDocumentList']>
    primary_colour: string
    secondary_colour: string
    assets: DefaultJson<string[]>
    completed_at: NullableTimestamp
    created_at: DefaultTimestamp
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
  deleted_teams: {
    client_id: string
    id: string
    label: string
    deleted_at: DefaultTimestamp
  }
  document_associations: {
    client_id: string
    id: string
    document_id: string
    team_id: string | null
    employee_id: string | null
    created_at: DefaultTimestamp
    updated_at: DefaultTimestamp
  }
  document_statuses: {
    client_id: string
    document_id: string
    employee_id: string
    read_at: DefaultTimestamp
  }
  documents: Versioned & {
    client_id: string
    id: Generated<string>
    object_key: string
    name: string
    related_type: number
    employee_id: string | null
    tag: string | null
    uploaded_by: string | null
    created_at: DefaultTimestamp
    search_text: ColumnType<string, never, never>
    content_version: Generated<number>
  }
  download_addresses: {
    client_id: string
    id: string
    user_id: string
    home_client_id: string
    session_id: string
    bucket: string
    object_key: string
    file_name: string
    needs_cookie: boolean
    expires_at: Timestamp
    used_at: NullableTimestamp
    rights_hash: string | null
  }
  email_attachments: {
    client_id: string
    id: Generated<string>
    object_key: string
    filename: string
    size: number
    uploaded_by: string | null
    created_at: DefaultTimestamp
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
  employee_days: {
    client_id: string
    date: string
    employee_id: string
    sign_ins: number
    actions: number
    storage_actions: number
  }
  employee_email_batches: {
    client_id: string
    id: string
    template: 'RegistrationReminderGeneric' | 'AppDetailsGeneric' | 'NewsArticle'
    subject: string
    body_text: string
    body_html: string
    requested_by: string
    created_at: DefaultTimestamp
    article_id: string | null
  }
  employee_emails: {
    client_id: string
    batch_id: string
    employee_id: string
    template: string
    address: string
    created_at: DefaultTimestamp
    claimed_at: NullableTimestamp
    attempts: Generated<number>
    sent_at: NullableTimestamp
    failed_at: NullableTimestamp
  }
  employee_last_days: {
    client_id: string
    employee_id: string
    date: string
  }
  employee_list_stamps: {
    client_id: string
    stamp: ColumnType<number, never, never>
  }
  employee_merges: {
    client_id: string
    employee_id: string
    linked_id: string
    user_id: string
    created_at: DefaultTimestamp
    taken: DefaultJson<MergedField[]>
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
    password_reset_at: NullableTimestamp
    search_text: ColumnType<string, never, never>
    email_set_by: string | null
    former_identifiers: Generated<string[]>
  }
  error_events: {
    client_id: string
    id: Generated<string>
    type: string
    message: string
    employee_identifier: string | null
    created_at: DefaultTimestamp
    search_text: ColumnType<string, never, never>
  }
  former_employee_teams: {
    client_id: string
    team_id: string
    employee_id: string
  }
  former_employees: {
    client_id: string
    id: Generated<string>
  }
  former_records: {
    client_id: string
    id: ColumnType<number, never, never>
    employee_id: string
    report: 'reminder' | 'welcome_email' | 'recognition' | 'pay_document' | 'article_read' | 'deactivation'
    happened_at: Timestamp
    record_id: string | null
    label: string | null
  }
  former_team_members: {
    client_id: string
    team_id: string
    employee_id: string
  }
  idempotency_keys: {
    client_id: string
    user_id: string
    created_at: DefaultTimestamp
    key_hash: string
    request_hash: string
    sealed_response: string | null
  }
  incident_account_conflicts: {
    client_id: string
    incident_id: string
    user_id: string
    certain: boolean
  }
  incident_clocks: Versioned & {
    client_id: string
    acknowledge_days: Generated<number>
    answer_months: Generated<number>
  }
  incident_conflicts: {
    client_id: string
    incident_id: string
    employee_id: string
    certain: Generated<boolean>
  }
  incident_declarations: {
    client_id: string
    incident_id: string
    user_id: string
    declared_at: DefaultTimestamp
  }
  incident_events: {
    client_id: string
    id: string
    incident_id: string
    action: string
    user_id: string
    user_label: string | null
    detail: string | null
    created_at: DefaultTimestamp
    named_id: string | null
  }
  incident_form_versions: {
    client_id: string
    number: number
    custom: boolean
    fields: string
    created_on: Generated<string>
  }
  incident_forms: Versioned & {
    client_id: string
    number: number
  }
  incident_images: {
    client_id: string
    incident_id: string
    object_key: string
    position: number
  }
  incident_note_versions: {
    client_id: string
    note_id: string
    number: number
    note: string
    changed_by: string
    changed_by_label: string
    changed_at: DefaultTimestamp
  }
  incident_notes: Versioned & {
    client_id: string
    id: string
    incident_id: string
    user_id: string
    user_label: string
    note: string
    created_at: DefaultTimestamp
  }
  incident_reminders: {
    client_id: string
    incident_id: string
    due: 'acknowledge' | 'answer'
  }
  incidents: Versioned & {
    client_id: string
    id: string
    form_number: number
    answers: DefaultJson<Record<string, unknown>>
    anonymous: boolean
    employee_id: string | null
    reporter_name: string | null
    team_id: string | null
    team_label: string | null
    acknowledged_at: NullableTimestamp
    resolved_at: NullableTimestamp
    assigned_to: string | null
    attempt: string | null
    search_text: Generated<string>
    created_at: DefaultTimestamp
    former_team_id: string | null
    people: DefaultJson<Record<string, unknown>>
  }
  interactions: {
    client_id: string
    id: ColumnType<number, never, never>
    employee_id: string
    created_at: DefaultTimestamp
    type: string
    description: Generated<string>
    notify: Generated<boolean>
    user_id: string
    actor_label: string
    sentences: DefaultJson<[name: components['schemas']['InteractionSentence']['name'], ...values: string[]][]>
    named_id: string | null
  }
  knowledge_articles: Versioned & {
    client_id: string
    id: string
    category_id: string
    title: string
    image_key: string | null
    body: string
    created_at: DefaultTimestamp
    search_text: ColumnType<string, never, never>
  }
  knowledge_categories: Versioned & {
    client_id: string
    id: string
    label: string
    summary: Generated<string>
    image_key: string | null
    created_at: DefaultTimestamp
  }
  knowledge_images: {
    client_id: string
    object_key: string
    category_id: string | null
    article_id: string | null
  }
  list_views: Versioned & {
    client_id: string
    id: string
    owner_client_id: string | null
    owner_id: string | null
    owner_label: string | null
    list: string
    name: string
    query: string
    shared: Generated<boolean>
    created_at: DefaultTimestamp
  }
  login_attempts: {
    client_id: string
    account_hash: string
    address: string
    failures: Generated<number>
    locked_until: NullableTimestamp
    updated_at: DefaultTimestamp
  }
  marketing_categories: Versioned & {
    client_id: string
    id: string
    platform_id: string
    title: string
    description: Generated<string>
    shared: Generated<boolean>
    created_at: DefaultTimestamp
  }
  marketing_downloads: {
    client_id: string
    id: Generated<string>
    file_id: string
    user_id: string
    created_at: DefaultTimestamp
  }
  marketing_files: Versioned & {
    client_id: string
    id: string
    category_client_id: string
    category_id: string
    title: string
    description: Generated<string>
    path: string
    add_branding: Generated<boolean>
    created_at: DefaultTimestamp
  }
  news_articles: Versioned & {
    client_id: string
    id: string
    title: string
    slug: string
    body_json: string
    img: string
    require_read: Generated<boolean>
    send_notification: Generated<boolean>
    published: NullableTimestamp
    expiry_date: string | null
    created_at: DefaultTimestamp
    search_text: ColumnType<string, never, never>
  }
  news_readers: {
    client_id: string
    article_id: string
    employee_id: string
    read_at: DefaultTimestamp
    confirmed_at: NullableTimestamp
    reaction: number | null
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
    purpose: string
    code_hash: string
    tries: Generated<number>
    created_at: DefaultTimestamp
    expires_at: Timestamp
    used_at: NullableTimestamp
    employee_id: string | null
  }
  pay_archives: {
    client_id: string
    id: string
    employee_id: string
    user_id: string
    bucket: 'payslips' | 'core-documents'
    file_name: string
    files: DefaultJson<{ key: string; name: string }[]>
    done: Generated<number>
    status: Generated<'queued' | 'running' | 'ready' | 'failed'>
    claim: string | null
    beat_at: DefaultTimestamp
    created_at: DefaultTimestamp
  }
  pay_documents: {
    client_id: string
    id: string
    employee_id: string
    process_period: string
    document_type: string
    use_uuid: Generated<boolean>
    file_name: string
    created_at: DefaultTimestamp
  }
  payroll_items: Versioned & {
    client_id: string
    job_id: string
    position: number
    label: string
    identifier: string | null
    employee_id: string | null
    state: 'matched' | 'unmatched' | 'duplicate' | 'wrongPeriod' | 'left' | 'otherClient' | 'rejected' | 'leftOut'
    reason: string | null
    date_found: string | null
    mended_by: string | null
    document_id: string | null
    released_at: NullableTimestamp
    viewed_at: NullableTimestamp
    replaced: DefaultJson<{ id: string; date: string; fileName: string; createdAt: string; key: string }[]>
  }
  payroll_jobs: Versioned & {
    client_id: string
    id: string
    number: number
    object_key: string
    document_type: number
    status: Generated<number>
    replace: Generated<boolean>
    pay_date: string
    release: 'now' | 'review' | 'scheduled'
    release_at: NullableTimestamp
    fault: string | null
    results_actual: number | null
    results_expected: number | null
    uploaded_by: string
    actor_label: string
    other_clients: DefaultJson<string[]>
    hidden_teams: DefaultJson<string[]>
    claim: string | null
    created_at: DefaultTimestamp
    started_at: NullableTimestamp
    finished_at: NullableTimestamp
    reviewed: Generated<boolean>
    released_by: string | null
    released_by_client: string | null
  }
  payslips: {
    client_id: string
    id: string
    employee_id: string
    process_date: string
    file_name: string
    created_at: DefaultTimestamp
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
    excel_payslips: Generated<boolean>
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
  portal_events: {
    client_id: string
    id: ColumnType<number, never, never>
    employee_id: string
    kind: 'registered' | 'deactivated' | 'reactivated' | 'signed_in' | 'payslip_uploaded' | 'payslip_viewed' | 'pay_document_downloaded' | 'pension_visited' | 'news_read' | 'storage_uploaded' | 'storage_downloaded' | 'storage_deleted' | 'storage_restored'
    doc_type_name: string | null
    happened_at: DefaultTimestamp
  }
  portal_visits: {
    client_id: string
    date: string
    kind: 'page' | 'tile' | 'action' | 'device' | 'brand'
    parent: Generated<string>
    label: string
    visits: number
  }
  rate_limits: {
    scope: string
    window_start: Timestamp
    hits: Generated<number>
  }
  recognition_badges: Versioned & {
    client_id: string
    id: string
    name: string
    object_key: string
    created_at: DefaultTimestamp
  }
  recognition_likes: {
    client_id: string
    recognition_id: string
    employee_id: string
    created_at: DefaultTimestamp
  }
  recognition_settings: Versioned & {
    client_id: string
    id: string
    hide_message: Generated<boolean>
    require_approval: Generated<boolean>
  }
  recognition_totals: {
    client_id: string
    receiver_id: string
    to_team: boolean
    given: number
    approved: number
  }
  recognition_types: Versioned & {
    client_id: string
    id: string
    title: string
    created_at: DefaultTimestamp
  }
  recognitions: Versioned & {
    client_id: string
    id: string
    giver_id: string | null
    to_team: Generated<boolean>
    receiver_id: string | null
    team_id: string | null
    team_name: string | null
    type_id: string | null
    type_title: string | null
    badge_id: string | null
    badge_name: string | null
    message: Generated<string>
    approved: Generated<boolean>
    rejected_reason: string | null
    created_at: DefaultTimestamp
    former_team_id: string | null
    search_text: ColumnType<string, never, never>
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
  reward_accounts: {
    client_id: string
  }
  reward_entries: {
    client_id: string
    id: Generated<string>
    kind: 'top_up' | 'gift' | 'refund'
    amount_pence: number
    reward_id: string | null
    note: Generated<string>
    user_id: string | null
    actor_label: string | null
    created_at: DefaultTimestamp
  }
  rewards: {
    client_id: string
    id: string
    gift_key: string
    employee_id: string | null
    amount_pence: number
    message: Generated<string>
    status: Generated<'reserved' | 'issued' | 'recorded' | 'refunded'>
    sealed_code: string | null
    code_hash: string | null
    given_by: string
    given_by_label: string
    refunded_by: string | null
    refunded_by_label: string | null
    created_at: DefaultTimestamp
    touched_at: DefaultTimestamp
    recorded_at: NullableTimestamp
    viewed_at: NullableTimestamp
    search_text: ColumnType<string, never, never>
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
    wrote_at: string | null
  }
  shared_document_scopes: {
    client_id: string
    id: string
    user_id: string
    target_id: string | null
    target_scope: 'client' | 'user' | 'platform' | 'default'
    created_at: DefaultTimestamp
  }
  shared_documents: {
    client_id: string
    id: string
    share_id: string
    sender_id: string
    receiver_client_id: string
    receiver_id: string
    sender_username: string
    sender_label: string
    sender_client: string
    receiver_username: string
    receiver_label: string
    receiver_client: string
    object_key: string
    filename: string
    size: number
    message: Generated<string>
    shared_at: DefaultTimestamp
    expires_at: NullableTimestamp
    viewed_at: NullableTimestamp
    deleted_at: NullableTimestamp
    recalled_at: NullableTimestamp
  }
  survey_answer_counts: {
    client_id: string
    survey_id: string
    field_id: number
    answer: string
    count: number
  }
  survey_categories: Versioned & {
    client_id: string
    id: string
    title: string
    description: Generated<string>
    created_at: DefaultTimestamp
  }
  survey_members: {
    client_id: string
    survey_id: string
    employee_id: string
    teams: string[]
  }
  survey_reminders: {
    client_id: string
    survey_id: string
    recipient: string
  }
  survey_respondents: {
    client_id: string
    survey_id: string
    respondent: string
    attempt: string | null
    account: string | null
  }
  survey_responses: {
    client_id: string
    id: string
    survey_id: string
    fields_version: number
    employee_id: string | null
    batch: number | null
    completed: Generated<boolean>
    started_at: NullableTimestamp
    completed_at: NullableTimestamp
    seconds: number | null
    answers: DefaultJson<Record<string, unknown>>
  }
  survey_settings: Versioned & {
    client_id: string
    anonymity_threshold: Generated<number>
  }
  survey_templates: Versioned & {
    client_id: string
    id: string
    title: string
    description: string
    fields: string
    reference_id: string | null
    created_at: DefaultTimestamp
  }
  survey_totals: {
    client_id: string
    survey_id: string
    threshold: Generated<number>
    started: Generated<number>
    completed: Generated<number>
    published: Generated<number>
    seconds: Generated<number>
    reminded_at: NullableTimestamp
  }
  survey_versions: {
    client_id: string
    survey_id: string
    number: number
    fields: string
    created_at: DefaultTimestamp
  }
  surveys: Versioned & {
    client_id: string
    id: string
    title: string
    description: string
    category_id: string | null
    start_date: NullableTimestamp
    completion_date: NullableTimestamp
    branded: Generated<boolean>
    anonymous: Generated<boolean>
    fields_version: Generated<number>
    reworded: Generated<string>
    created_at: DefaultTimestamp
    opened: Generated<boolean>
    search_text: ColumnType<string, never, never>
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
    search_text: ColumnType<string, never, never>
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
    home_client_id: string | null
    session_id: string | null
    asked_in: string | null
  }
  usage_events: {
    client_id: string
    id: ColumnType<number, never, never>
    created_at: DefaultTimestamp
    channel: 'analytics'
    event: string
    description: string
    tags: DefaultJson<Record<string, unknown>>
    user_id: string
    actor_label: string
  }
  user_employees: {
    client_id: string
    user_id: string
    employee_id: string
    linked_at: DefaultTimestamp
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
  user_permissions_only: {
    client_id: string
    user_id: string
    permission_id: string
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
    last_sign_in_at: NullableTimestamp
    search_text: ColumnType<string, never, never>
    language: 'en' | 'de' | null
    created_by: string | null
  }
  welcome_emails: {
    client_id: string
    employee_id: string
    created_at: DefaultTimestamp
    sent_at: NullableTimestamp
  }
}
