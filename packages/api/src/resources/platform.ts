import * as operations from '../generated/operations'
import { resource, type QueryArgs } from './resource'

const platform = resource('platform')

/** The clients of the platform that the user may switch to. Requires CLIENT_SWITCH. */
export const platformClientsQuery = platform.read(
  'clients',
  operations.getPlatformClients,
  (platformId?: string) => ({ query: { platformId } }),
  ({ record }) => record,
)

/** Filters and page; `clientId` limits the list to one client of the platform. */
export type PlatformEmployeeArgs = QueryArgs<typeof operations.listPlatformEmployees>

/** A page of the employees of the platform, with the total. Requires PLATFORM_VIEW. */
export const platformEmployeesQuery = platform.page(operations.listPlatformEmployees, (answer) => ({
  rows: answer.employees,
  total: answer.count,
}))
