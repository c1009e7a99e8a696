import type { FeatureRoute } from '@ssp/feature-kit'
import { Users } from 'lucide-react'
import { employeesMessages } from './messages'

const access = { permission: 'EMPLOYEES_VIEW' }

/** The pages of the feature, as the host mounts them (spec 2 section 2). */
export const employeesRoutes: FeatureRoute[] = [
  {
    path: '/employees',
    lazy: async () => ({ Page: (await import('./list/employees-page')).EmployeesPage }),
    handle: {
      name: 'Employees',
      title: employeesMessages.list.title,
      access,
      nav: { order: 2, label: employeesMessages.list.title, icon: Users },
    },
  },
  {
    path: '/employees/:id',
    lazy: async () => ({ Page: (await import('./detail/employee-redirect-page')).EmployeeRedirectPage }),
    handle: { name: 'Employee', title: employeesMessages.detail.title, access },
  },
  {
    path: '/employees/:id/info',
    lazy: async () => ({ Page: (await import('./detail/employee-info-page')).EmployeeInfoPage }),
    handle: { name: 'EmployeeInfo', title: employeesMessages.detail.title, access },
  },
]
