import type { ComponentType } from 'react'
import { titles } from '../titles'
import type { EmployeeTabProps } from './tab-props'

/** A tab of the employee page: `/employees/:id/<id>`. */
export interface EmployeeTab {
  id: string
  /** Name in the route table of the specification. */
  name: string
  title: string
  /** Permission required; without it the tab is not offered, and its address is forbidden. */
  permission: string
  /** The tab, in a separate chunk. */
  load: () => Promise<ComponentType<EmployeeTabProps>>
}

const EMPLOYEES = 'EMPLOYEES_VIEW'

/** The tabs in their order (spec 2 section 2). */
export const employeeTabs: readonly EmployeeTab[] = [
  {
    id: 'info',
    name: 'EmployeeInfo',
    title: titles.tabs.info,
    permission: EMPLOYEES,
    load: async () => (await import('./info/info-tab')).InfoTab,
  },
  {
    id: 'logs',
    name: 'EmployeeLogs',
    title: titles.tabs.logs,
    permission: EMPLOYEES,
    load: async () => (await import('./logs/logs-tab')).LogsTab,
  },
  {
    id: 'doc-storage',
    name: 'EmployeeDocStorage',
    title: titles.tabs.docStorage,
    permission: EMPLOYEES,
    load: async () => (await import('./doc-storage/doc-storage-tab')).DocStorageTab,
  },
  {
    id: 'teams',
    name: 'EmployeeTeams',
    title: titles.tabs.teams,
    permission: EMPLOYEES,
    load: async () => (await import('./teams/teams-tab')).TeamsTab,
  },
  {
    id: 'pay',
    name: 'EmployeePay',
    title: titles.tabs.pay,
    permission: 'PAYDOCS_VIEW',
    load: async () => (await import('./pay/pay-tab')).PayTab,
  },
]

/** The tab in an address; the first one for any other address. */
export const tabAt = (pathname: string): EmployeeTab | undefined => {
  const last = pathname.split('/').findLast(Boolean)
  return employeeTabs.find(({ id }) => id === last) ?? employeeTabs[0]
}
