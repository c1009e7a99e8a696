import type { FeatureRoute } from '@ssp/feature-kit'
import { Users } from 'lucide-react'
import { employeesMessages } from './messages'

const access = { permission: 'EMPLOYEES_VIEW' }

/** The pages of the feature, as the host mounts them (spec 2 section 2). */
export const employeesRoutes: FeatureRoute[] = [
  {
    path: '/employees',
    lazy: () => import('./list/employees-page'),
    handle: {
      name: 'Employees',
      title: employeesMessages.list.title,
      access,
      nav: { order: 2, label: employeesMessages.list.title, icon: Users },
    },
  },
  {
    path: '/employees/:id',
    lazy: () => import('./detail/redirect-page'),
    handle: { name: 'Employee', title: employeesMessages.detail.title, access },
  },
  {
    path: '/employees/:id/info',
    lazy: () => import('./detail/employee-page'),
    handle: { name: 'EmployeeInfo', title: employeesMessages.detail.title, access },
  },
]
