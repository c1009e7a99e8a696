import type { ProblemText } from '../errors.de.ts'
import type { ProblemOptions } from '../errors.ts'

const at = (field: string, text: ProblemText): ProblemOptions => ({ fields: { [field]: text } })
const ID = at('id', 'This is in use already.')
const USED = 'This is in use already.'

/**
 * The error of a request that violates a unique constraint: the field of the request and its text. A test compares the
 * names with the database.
 */
export const CONSTRAINTS: Record<string, ProblemOptions> = {
  employee_merges_pkey: { message: 'This account has been merged already.' },
  document_associations_pkey: ID,
  employees_client_id_identifier_key: at('identifier', USED),
  employees_pkey: ID,
  payroll_items_person: at('employee_id', 'This person has a document of this upload already.'),
  payroll_jobs_file: at('document_key', 'This file is being processed already.'),
  knowledge_articles_pkey: ID,
  knowledge_images_pkey: at('image', USED),
  list_views_name: at('name', 'You have a view with this name already.'),
  marketing_categories_title: at('title', 'A category with this title exists already.'),
  marketing_files_pkey: ID,
  news_articles_pkey: ID,
  permissions_client_id_name_key: at('name', 'This exists already.'),
  permissions_pkey: ID,
  policies_client_id_name_key: at('label', 'A policy with this name exists already.'),
  policies_pkey: ID,
  policy_permissions_pkey: ID,
  recognition_badges_image: at('s3_path', USED),
  recognition_badges_name: at('name', 'A badge with this name exists already.'),
  recognition_types_title: at('title', 'A type with this title exists already.'),
  roles_client_id_name_key: at('label', 'A role with this name exists already.'),
  roles_label: at('label', 'A role with this name exists already.'),
  roles_pkey: ID,
  shared_document_scopes_pkey: ID,
  shared_documents_once: { message: 'This file has been shared already.' },
  team_members_leader: { message: 'This team has a team leader already.' },
  teams_label: at('label', 'A team with this name exists already.'),
  user_permissions_pkey: at('upID', USED),
  user_scopes_client_id_user_id_granted_client_id_key: at('clientId', USED),
  user_scopes_pkey: ID,
  users_client_id_employee_id_key: { message: 'This employee is associated with another account.' },
  users_email: at('email', USED),
  users_pkey: ID,
  users_username: at('username', USED),
}
