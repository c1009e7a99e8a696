import type { ServerModule } from '../../server-module.ts'
import { themeHandlers } from './theme.handlers.ts'
import { themeBuckets } from './buckets.ts'

export const themeModule = {
  name: 'theme',
  handlers: themeHandlers,
  buckets: themeBuckets,
  tables: ['client_images', 'client_themes'],
} satisfies ServerModule
