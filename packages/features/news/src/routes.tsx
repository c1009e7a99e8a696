import type { FeatureRoute } from '@ssp/feature-kit'
import { Newspaper } from 'lucide-react'
import { titles } from './titles'

/** The pages of the feature, as the host mounts them (spec 4 section 2.3). */
export const newsRoutes: FeatureRoute[] = [
  {
    path: '/news',
    lazy: async () => ({ Page: (await import('./list/news-page')).NewsPage }),
    handle: {
      name: 'News',
      title: titles.list,
      access: { permission: 'NEWS_VIEW' },
      nav: { order: 5, label: titles.list, icon: Newspaper },
    },
  },
  {
    path: '/news/Create',
    lazy: async () => ({ Page: (await import('./edit/create-news-page')).CreateNewsPage }),
    handle: { name: 'NewsCreate', title: titles.create, access: { permission: 'NEWS_CREATE' } },
  },
  {
    path: '/news/Edit/:id',
    lazy: async () => ({ Page: (await import('./edit/edit-news-page')).EditNewsPage }),
    handle: { name: 'NewsEdit', title: titles.edit, access: { permission: 'NEWS_UPDATE' } },
  },
  {
    path: '/news/Logs/:id',
    lazy: async () => ({ Page: (await import('./logs/news-logs-page')).NewsLogsPage }),
    // The specification gives the route no permission; the server omits what the caller may not see (4-decisions 5).
    handle: { name: 'NewsLogs', title: titles.logs, access: 'session' },
  },
]
