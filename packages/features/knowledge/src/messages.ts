import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')
const counted = (count: number, one: string, many: string) => `${figure.format(count)} ${count === 1 ? one : many}`
const imageUpdated = 'Updated successfully! Image updates may take time to come into effect, try reloading'

/** The categories (spec 4 section 2.2). */
export const categoriesMessages = defineMessages('knowledge.categories', {
  title: titles.categories,
  list: 'Categories',
  search: 'Search categories',
  newCategory: 'New category',
  count: (count: number) => counted(count, 'category', 'categories'),
  articles: (count: number) => counted(count, 'article', 'articles'),
  empty: 'There are no listed Knowledge Base Articles',
  failed: 'The categories could not be loaded.',
})

/** Cards under a search. */
export const searchMessages = defineMessages('knowledge.search', {
  noMatch: 'Nothing matches the search.',
  clear: 'Show all',
  found: (count: number) => `${figure.format(count)} found`,
})

/** The articles of a category and the reader of one (spec 4 section 2.2). */
export const articlesMessages = defineMessages('knowledge.articles', {
  heading: (category: string) => `${category} articles`,
  search: 'Search articles',
  count: (count: number) => counted(count, 'article', 'articles'),
  actions: 'Actions',
  newArticle: 'New article',
  updateCategory: 'Update Category',
  deleteCategory: 'Delete Category',
  updateArticle: 'Update article',
  deleteArticle: 'Delete Article',
  goBack: 'Go back',
  empty: 'No articles were found for this category',
  failed: 'The articles could not be loaded.',
  missing: 'This category does not exist any more.',
  back: 'Back to the categories',
  noArticle: 'This article does not exist any more.',
  unreadable: 'This article cannot be shown.',
  columns: { title: 'Title', changed: 'Last Changed', created: 'Created Date', text: 'Text' },
  filters: { updatedDt: 'Last Changed' },
})

/** Confirmations and notifications (spec 4 sections 5 and 8). */
export const removalMessages = defineMessages('knowledge.removal', {
  category: {
    title: 'Are you sure you want to remove this category? You should ensure all category articles are removed',
    confirmLabel: 'Delete Category',
    blocked: 'This category can not be deleted as it contains published articles',
    failed: 'The category was not deleted.',
  },
  article: {
    title: 'Are you sure you want to delete this article?',
    loses: (title: string) => `${title} with its images.`,
    confirmLabel: 'Delete Article',
    done: 'Successfully deleted article',
    failed: 'The article was not deleted.',
  },
  image: {
    title: 'Remove this image?',
    loses: 'The image is removed at once, also when nothing else is saved.',
    confirmLabel: 'Remove image',
    failed: 'The image was not removed.',
  },
})

/** The panels 'Create category' and 'Update category'. */
export const categoryMessages = defineMessages('knowledge.category', {
  create: 'Create category',
  update: 'Update category',
  submit: 'Create category',
  save: 'Update category',
  title: 'Title',
  summary: 'Summary',
  created: 'Category created successfully.',
  updated: 'Category updated successfully',
  imageUpdated,
  forbidden: 'You do not have permission to create a new article',
  errors: {
    create: 'Please add a title for new category',
    update: 'Please add a title for this category',
    failed: 'The category was not saved.',
  },
})

/** The modals in which an article is created and updated. */
export const articleMessages = defineMessages('knowledge.article', {
  create: 'Create article',
  update: 'Update article',
  submit: 'Create article',
  save: 'Update article',
  title: 'Title',
  body: 'Content',
  created: 'Article created successfully',
  updated: (title: string) => `${title} updated successfully!`,
  errors: {
    title: 'Please provide a title for this article',
    noBlocks: 'Please add content for this article',
    noContent: 'Please ensure Knowledge Base article contains content',
    failed: 'The article was not saved.',
  },
})

/** The image of a category and the header image of an article. */
export const imageMessages = defineMessages('knowledge.image', {
  label: 'Image',
  add: 'Add an image',
  replace: 'Replace the image',
  remove: 'Remove image',
  retry: 'Try again',
  changed: 'another image',
})
