export { accessServer } from './access-server'
export { platformClients, user, userPermission, userPermissions, users } from './access-data'
export { permission, permissions, policies, policy, role, roles } from './rights'
export { rightsServer, someImpact } from './rights-server'
