import type { components } from '@ssp/api/schema'

/** A list that keeps views. */
export type ListKey = components['schemas']['ListKey']

/** The permission of the page of each list: without it shared views are not shown, and none can be saved. */
export const LIST_PERMISSIONS: Readonly<Record<ListKey, string>> = {
  'audit-log': 'AUTH_VIEW',
  'creation-forms': 'PLATFORM_VIEW',
  documents: 'DOCUMENTS_VIEW',
  employees: 'EMPLOYEES_VIEW',
  incidents: 'INCIDENTS_VIEW',
  'knowledge-articles': 'KNOWLEDGE_BASE_VIEW',
  news: 'NEWS_VIEW',
  'payroll-uploads': 'JOBS_VIEW',
  permissions: 'PERMISSIONS_VIEW',
  'platform-employees': 'PLATFORM_VIEW',
  policies: 'POLICIES_VIEW',
  rewards: 'REWARDS_VIEW',
  roles: 'ROLES_VIEW',
  'secure-send-inbox': 'SECURE_SEND_VIEW',
  'secure-send-log': 'SECURE_SEND_VIEW',
  'survey-templates': 'SURVEYS_VIEW',
  surveys: 'SURVEYS_VIEW',
  teams: 'TEAMS_VIEW',
  users: 'USERS_VIEW',
}
