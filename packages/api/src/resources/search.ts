import * as operations from '../generated/operations'
import { resource } from './resource'

// Any change makes it outdated; a text that is typed again soon finds the same.
const search = resource('search', { staleTime: 10_000 })

/**
 * Records of several kinds that match a text and that the caller may open. Requires the permission of at least one kind.
 */
export const searchQuery = search.read(
  'hits',
  operations.searchRecords,
  (text: string) => ({ query: { text } }),
  ({ record }) => record,
)
