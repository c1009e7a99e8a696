import type { components } from '@ssp/api/schema'
import type { Objects } from '../../storage/objects.ts'
import { additionalDataText } from '../../people/additional-data.ts'
import type { EmployeeRow } from './employees.repository.ts'

/** An employee on the wire, spec 2 section 3. */
export type Employee = components['schemas']['Employee']

/** Shapes a row. `logo` is the address of the client's logo. */
export function toEmployee(row: EmployeeRow, logo: string | null, objects: Pick<Objects, 'imageAddress'>): Employee {
  return {
    id: row.id,
    client_id: row.client_id,
    title: row.title,
    forename: row.forename,
    surname: row.surname,
    identifier: row.identifier,
    email: row.email,
    mobileNumber: row.mobile_number,
    telephoneNumber: row.telephone_number,
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    createdDt: row.created_at,
    lastLoginDt: row.last_login_at,
    registeredDt: row.registered_at,
    deactivatedDt: row.deactivated_at,
    clientName: row.client_name,
    logo,
    platformDomain: row.domain,
    pendingFusionAuthRegistration: row.pending_fusion_auth_registration ? 1 : 0,
    flaggedForReview: row.flagged_for_review ? 1 : 0,
    additionalData: additionalDataText(row.data, row.client_id, objects, row.data_version ?? undefined),
    clientId: row.client_id,
    isManager: row.is_manager,
    is_demo: row.is_demo,
    is_client_demo: row.is_client_demo,
    ...(row.team_labels && { teamLabels: row.team_labels }),
    ...(row.is_merged !== undefined && { isMerged: row.is_merged }),
    ...(row.is_linked !== undefined && { isLinked: row.is_linked }),
  }
}

/** The wire form of a single requested employee, with the properties that only the detail page shows. */
export function toEmployeeDetail(
  row: EmployeeRow,
  teams: readonly { team_id: string }[],
  logo: string | null,
  objects: Pick<Objects, 'imageAddress'>,
): Employee {
  return {
    ...toEmployee(row, logo, objects),
    tenantId: row.identity_tenant_id,
    userId: row.identity_user_id,
    teamId: teams[0]?.team_id ?? null,
    teams: teams.map(({ team_id }) => ({ team_id })),
  }
}
