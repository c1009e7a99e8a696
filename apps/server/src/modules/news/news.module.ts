import { taken, type ServerModule } from '../../server-module.ts'
import { newsHandlers } from './news.handlers.ts'
import { newsBuckets } from './buckets.ts'

export const newsModule = {
  name: 'news',
  handlers: newsHandlers,
  buckets: newsBuckets,
  constraints: {
    news_articles_pkey: taken('id'),
  },
  tables: ['news_articles', 'news_readers'],
} satisfies ServerModule
