import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'
import type { ListKey } from '../types'

const views = resource('list-views')

/** The views of a list that the caller may open, private and shared, sorted by name. */
export const listViewsQuery = views.read(
  'views',
  operations.listListViews,
  (list: ListKey) => ({ query: { list } }),
  ({ record }) => record,
)

/** Saves a view of the caller. Rejects with `fields.name` if the caller already has a view with this name in the list. */
export const createListView = send(
  operations.createListView,
  (view: BodyArgs<typeof operations.createListView>) => ({ body: view }),
  ['list-views'],
)

/** Renames, shares or replaces a view of the caller. `ifMatch` is its version in double quotes. */
export const changeListView = send(
  operations.changeListView,
  ({ viewId, ...view }: { viewId: string } & BodyArgs<typeof operations.changeListView>) => ({
    path: { viewId },
    body: view,
  }),
  ['list-views'],
)

/** Removes a view that is `removable`. */
export const removeListView = send(operations.removeListView, (view: { viewId: string }) => ({ path: view }), [
  'list-views',
])
