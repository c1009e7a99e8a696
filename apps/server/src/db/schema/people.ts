import type { ColumnType } from 'kysely'
import type { Created, DefaultJson, Generated, NullableTimestamp, Versioned } from './columns.ts'

interface TeamTable extends Created, Versioned {
  client_id: string
  id: string
  label: string
}

interface EmployeeTable extends Created, Versioned {
  client_id: string
  id: string
  title: string | null
  /** Empty when not given. */
  forename: Generated<string>
  /** Empty when not given. */
  surname: Generated<string>
  identifier: string | null
  email: string | null
  mobile_number: string | null
  telephone_number: string | null
  /** YYYY-MM-DD */
  date_of_birth: string | null
  /** 0 to 5, spec 2 section 3. */
  gender: Generated<number>
  is_manager: Generated<boolean>
  is_demo: Generated<boolean>
  is_client_demo: Generated<boolean>
  identity_tenant_id: string | null
  identity_user_id: string | null
  pending_fusion_auth_registration: Generated<boolean>
  flagged_for_review: Generated<boolean>
  last_login_at: NullableTimestamp
  registered_at: NullableTimestamp
  deactivated_at: NullableTimestamp
  search_text: ColumnType<string, never, never>
}

interface EmployeeAdditionalDataTable extends Versioned {
  client_id: string
  employee_id: string
  data: DefaultJson<Record<string, unknown>>
}

interface TeamMemberTable extends Created {
  client_id: string
  team_id: string
  employee_id: string
  approver: Generated<boolean>
}

interface EmployeeCountTable {
  client_id: string
  registered: ColumnType<number, never, never>
  unregistered: ColumnType<number, never, never>
  deactivated: ColumnType<number, never, never>
}

interface EmployeeListStampTable {
  client_id: string
  /** Grows whenever the order or the statuses of the client's employees change. */
  stamp: ColumnType<number, never, never>
}

interface DailyStatTable {
  client_id: string
  /** YYYY-MM-DD */
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

export interface PeopleTables {
  teams: TeamTable
  employees: EmployeeTable
  employee_additional_data: EmployeeAdditionalDataTable
  team_members: TeamMemberTable
  employee_counts: EmployeeCountTable
  employee_list_stamps: EmployeeListStampTable
  daily_stats: DailyStatTable
}
