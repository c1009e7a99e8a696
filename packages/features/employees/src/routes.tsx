import type { FeatureRoute } from '@ssp/feature-kit'
import { Users } from 'lucide-react'
import { employeeTabs } from './detail/tabs'
import { titles } from './titles'

const access = { permission: 'EMPLOYEES_VIEW' }

// One function for all tabs, so that the host keeps the page mounted between them.
const employeePage = async () => ({ Page: (await import('./detail/employee-page')).EmployeePage })

/** The pages of the feature, as the host mounts them (spec 2 section 2). */
export const employeesRoutes: FeatureRoute[] = [
  {
    path: '/employees',
    lazy: async () => ({ Page: (await import('./list/employees-page')).EmployeesPage }),
    handle: {
      name: 'Employees',
      title: titles.list,
      access,
      nav: { order: 2, label: titles.list, icon: Users },
    },
  },
  {
    path: '/employees/:id',
    lazy: async () => ({ Page: (await import('./detail/employee-redirect-page')).EmployeeRedirectPage }),
    handle: { name: 'Employee', title: titles.detail, access },
  },
  ...employeeTabs.map(({ id, name, permission }): FeatureRoute => ({
    path: `/employees/:id/${id}`,
    lazy: employeePage,
    handle: { name, title: titles.detail, access: { permission } },
  })),
  {
    path: '/platform/employees',
    lazy: async () => ({ Page: (await import('./platform/platform-employees-page')).PlatformEmployeesPage }),
    handle: { name: 'PlatformEmployees', title: titles.platform, access: { permission: 'PLATFORM_VIEW' } },
  },
]
