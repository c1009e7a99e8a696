import type { Created, DefaultTimestamp, Generated, Versioned } from './columns.ts'

/** Who may change a role, policy or permission: `platform` rows are read-only to a client. */
export type Owner = 'platform' | 'client'

interface RoleTable extends Created, Versioned {
  client_id: string
  id: string
  owner: Generated<Owner>
  name: string
  label: string
}

interface PermissionTable extends Created, Versioned {
  client_id: string
  id: string
  owner: Generated<Owner>
  name: string
  group_name: string
}

interface RolePolicyTable extends Created {
  client_id: string
  role_id: string
  policy_id: string
}

interface PolicyPermissionTable extends Created {
  client_id: string
  id: string
  policy_id: string
  permission_id: string
}

interface UserTable extends Created, Versioned {
  /** The home client. */
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
}

interface UserPermissionTable extends Created {
  client_id: string
  id: string
  user_id: string
  permission_id: string
}

interface UserPermissionRestrictionTable {
  client_id: string
  user_permission_id: string
  restricted_client_id: string
  /** null: the whole client. */
  restricted_team_id: string | null
}

interface UserScopeTable extends Created {
  client_id: string
  id: string
  user_id: string
  granted_client_id: string
  is_default: Generated<boolean>
}

interface SharedDocumentScopeTable extends Created {
  client_id: string
  id: string
  user_id: string
  target_id: string | null
  target_scope: 'client' | 'user' | 'platform' | 'default'
}

export interface AccessTables {
  roles: RoleTable
  policies: RoleTable
  permissions: PermissionTable
  role_policies: RolePolicyTable
  policy_permissions: PolicyPermissionTable
  users: UserTable
  user_permissions: UserPermissionTable
  user_permission_restrictions: UserPermissionRestrictionTable
  user_scopes: UserScopeTable
  shared_document_scopes: SharedDocumentScopeTable
}
