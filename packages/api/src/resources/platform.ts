import * as operations from '../generated/operations'
import { resource, type QueryArgs } from './resource'

const platform = resource('platform')

/** The clients of the platform that this person may switch to. Needs CLIENT_SWITCH. */
export const platformClientsQuery = platform.read(
  'clients',
  operations.getPlatformClients,
  (platformId?: string) => ({ query: { platformId } }),
  ({ record }) => record,
)

/** Filters and a page; `clientId` keeps to one client of the platform. */
export type PlatformEmployeeArgs = QueryArgs<typeof operations.listPlatformEmployees>

/** A page of the employees of the platform, with their number. Needs PLATFORM_VIEW. */
export const platformEmployeesQuery = platform.page(operations.listPlatformEmployees, (answer) => ({
  rows: answer.employees,
  total: answer.count,
}))
