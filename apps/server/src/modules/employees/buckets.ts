import { requireEmployee } from '../../people/require-employee.ts'
import { extensionsOf, ID, IMAGE_TYPES, MAX_IMAGE_BYTES, type Bucket } from '../../storage/bucket.ts'
import { AVATARS } from './employee.repository.ts'

/** Pictures of employees. */
export const employeeBuckets: readonly Bucket[] = [
  {
    name: AVATARS,
    path: new RegExp(`^(?<employeeId>${ID})/avatar\\.(?:${extensionsOf(IMAGE_TYPES)})$`),
    permission: 'EMPLOYEES_VIEW',
    strict: ['EMPLOYEES_UPDATE'],
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    authorise: async (tx, call, { employeeId = '' }) => void (await requireEmployee(tx, call, employeeId)),
  },
]
