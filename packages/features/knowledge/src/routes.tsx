import type { FeatureRoute } from '@ssp/feature-kit'
import { BookOpen } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'KNOWLEDGE_BASE_VIEW' }

/** The pages of the feature, as the host mounts them (spec 4 section 2). */
export const knowledgeRoutes: FeatureRoute[] = [
  {
    path: '/knowledge',
    lazy: async () => ({ Page: (await import('./category/categories-page')).CategoriesPage }),
    handle: {
      name: 'KnowledgeCategories',
      title: titles.categories,
      access,
      nav: { order: 5, label: titles.categories, icon: BookOpen },
    },
  },
  {
    path: '/knowledge/:categoryId/:category',
    lazy: async () => ({ Page: (await import('./article/articles-page')).ArticlesPage }),
    handle: { name: 'KnowledgeArticles', title: titles.articles, access },
  },
]
