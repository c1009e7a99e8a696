export { CreateNewsPage } from './edit/create-news-page'
export { EditNewsPage } from './edit/edit-news-page'
export { NewsPage } from './list/news-page'
export { NewsLogsPage } from './logs/news-logs-page'
