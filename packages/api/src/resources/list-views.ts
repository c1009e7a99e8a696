import * as operations from '../generated/operations'
import type { ListKey } from '../types'
import { resource, send, type BodyArgs } from './resource'

const views = resource('list-views')

/** The caller's own saved views of a list, then those shared at the client. */
export const listViewsQuery = views.read(
  'of',
  operations.listListViews,
  (list: ListKey) => ({ query: { list } }),
  ({ record }) => record,
)

/** Saves a view. Rejects with `fields.name` for a name in use. */
export const createListView = send(
  operations.createListView,
  (view: BodyArgs<typeof operations.createListView>) => ({ body: view }),
  ['list-views'],
)

/** Changes an own view: name, what it keeps, whether it is shared. Rejects with `fields.name` for a name in use. */
export const changeListView = send(
  operations.changeListView,
  ({ viewId, ...change }: { viewId: string } & BodyArgs<typeof operations.changeListView>) => ({
    path: { viewId },
    body: change,
  }),
  ['list-views'],
)

/** Removes a view. */
export const removeListView = send(operations.removeListView, (path: { viewId: string }) => ({ path }), ['list-views'])
