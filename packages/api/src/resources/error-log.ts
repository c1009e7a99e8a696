import * as operations from '../generated/operations'
import { resource } from './resource'

// Errors happen at any time.
const errorLog = resource('errorLog', { staleTime: 0 })

/** The newest error events that contain every term of a search, and the types of error. */
export const errorLogQuery = errorLog.read(
  'list',
  operations.listErrors,
  ({ search }: { search: string }) => ({ query: { search } }),
  ({ record }) => record,
)
