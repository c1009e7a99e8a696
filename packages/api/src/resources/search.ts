import * as operations from '../generated/operations'
import { resource } from './resource'

// Changes of any kind make it old; a text that is typed again soon finds the same.
const search = resource('search', { staleTime: 10_000 })

/** Records of several kinds by a text, those that the caller may open. Needs a permission of one of the kinds. */
export const searchQuery = search.read(
  'hits',
  operations.searchRecords,
  (text: string) => ({ query: { text } }),
  ({ record }) => record,
)
