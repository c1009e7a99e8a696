import { taken, type ServerModule } from '../../server-module.ts'
import { marketingHandlers } from './marketing.handlers.ts'
import { marketingBuckets } from './buckets.ts'

export const marketingModule = {
  name: 'marketing',
  handlers: marketingHandlers,
  buckets: marketingBuckets,
  constraints: {
    marketing_categories_title: taken('title', 'A category with this title exists already.'),
    marketing_files_pkey: taken('id'),
  },
  tables: ['marketing_categories', 'marketing_downloads', 'marketing_files'],
} satisfies ServerModule
