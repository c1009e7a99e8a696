import type { ServerModule } from '../../server-module.ts'
import { searchHandlers } from './search.handlers.ts'

export const searchModule = {
  name: 'search',
  handlers: searchHandlers,
} satisfies ServerModule
