export { fakeArticle, fakeReader } from './articles'
export { newsPath, newsServer } from './news-server'
export type { NewsServerOptions } from './news-server'
