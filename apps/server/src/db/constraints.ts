import type { ProblemOptions } from '../errors.ts'

const at = (field: string, text: string): ProblemOptions => ({ fields: { [field]: text } })
const ID = at('id', 'This is in use already.')
const USED = 'This is in use already.'

/**
 * The error of a request that violates a unique constraint: the field of the request and its text. A test compares the
 * names with the database.
 */
export const CONSTRAINTS: Record<string, ProblemOptions> = {
  employees_client_id_identifier_key: at('identifier', USED),
  employees_pkey: ID,
  permissions_client_id_name_key: at('name', 'This exists already.'),
  permissions_pkey: ID,
  policies_client_id_name_key: at('label', 'A policy with this name exists already.'),
  policies_pkey: ID,
  policy_permissions_pkey: ID,
  roles_client_id_name_key: at('label', 'A role with this name exists already.'),
  roles_label: at('label', 'A role with this name exists already.'),
  roles_pkey: ID,
  shared_document_scopes_pkey: ID,
  teams_label: at('label', 'A team with this name exists already.'),
  user_permissions_pkey: at('upID', USED),
  user_scopes_client_id_user_id_granted_client_id_key: at('clientId', USED),
  user_scopes_pkey: ID,
  users_client_id_employee_id_key: { message: 'This employee is associated with another account.' },
  users_email: at('email', USED),
  users_pkey: ID,
  users_username: at('username', USED),
}
