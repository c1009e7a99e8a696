import { taken, type ServerModule } from '../../server-module.ts'
import { listViewsHandlers } from './list-views.handlers.ts'

export const listViewsModule = {
  name: 'list-views',
  handlers: listViewsHandlers,
  constraints: {
    list_views_name: taken('name', 'You have a view with this name already.'),
  },
  tables: ['list_views'],
} satisfies ServerModule
