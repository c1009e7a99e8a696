import type { ServerModule } from '../../server-module.ts'
import { accessHandlers } from './access.handlers.ts'
import { accountBuckets } from './buckets.ts'
import { accessConstraints } from './constraints.ts'

export const accessModule = {
  name: 'access',
  handlers: accessHandlers,
  buckets: accountBuckets,
  constraints: accessConstraints,
  tables: [
    'permissions',
    'policies',
    'policy_permissions',
    'role_policies',
    'roles',
    'user_permission_restrictions',
    'user_permissions',
    'user_permissions_only',
    'user_scopes',
    'users',
  ],
} satisfies ServerModule
