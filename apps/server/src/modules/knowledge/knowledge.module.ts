import { taken, type ServerModule } from '../../server-module.ts'
import { knowledgeHandlers } from './knowledge.handlers.ts'
import { knowledgeBuckets } from './buckets.ts'

export const knowledgeModule = {
  name: 'knowledge',
  handlers: knowledgeHandlers,
  buckets: knowledgeBuckets,
  constraints: {
    knowledge_articles_pkey: taken('id'),
    knowledge_images_pkey: taken('image'),
  },
  tables: ['knowledge_articles', 'knowledge_categories', 'knowledge_images'],
} satisfies ServerModule
