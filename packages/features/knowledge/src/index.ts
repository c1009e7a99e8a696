export { ArticlesPage } from './article/articles-page'
export { CategoriesPage } from './category/categories-page'
