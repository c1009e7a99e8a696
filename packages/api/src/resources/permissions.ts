import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const permissions = resource('permissions')

/** A page of permissions, or all with `getAll`; `page` starts at 0. */
export const permissionsQuery = permissions.page(operations.listPermissions)

/** The number of permissions that match. */
export const permissionCountQuery = permissions.count(operations.countPermissions)

/** One row creates a permission; the four rows of a group create a permission group. */
export const createPermissions = send(
  operations.createPermissions,
  ({ rows }: { rows: BodyArgs<typeof operations.createPermissions> }) => ({ body: rows }),
  ['permissions', 'users'],
)
