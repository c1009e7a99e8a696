import type { Constraints } from '../../db/database-error.ts'
import { taken } from '../../server-module.ts'

/** The unique constraints of accounts, roles, policies and permissions. */
export const accessConstraints = {
  permissions_client_id_name_key: taken('name', 'This exists already.'),
  permissions_pkey: taken('id'),
  policies_client_id_name_key: taken('label', 'A policy with this name exists already.'),
  policies_pkey: taken('id'),
  policy_permissions_pkey: taken('id'),
  roles_client_id_name_key: taken('label', 'A role with this name exists already.'),
  roles_label: taken('label', 'A role with this name exists already.'),
  roles_pkey: taken('id'),
  user_permissions_pkey: taken('upID'),
  user_scopes_client_id_user_id_granted_client_id_key: taken('clientId'),
  user_scopes_pkey: taken('id'),
  users_client_id_employee_id_key: { message: 'This employee is associated with another account.' },
  users_email: taken('email'),
  users_pkey: taken('id'),
  users_username: taken('username'),
} satisfies Constraints
