import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')
const counted = (count: number, one: string, many: string) => `${figure.format(count)} ${count === 1 ? one : many}`

/** The page with its folders and files (spec 3 section 2). */
export const marketingMessages = defineMessages('marketing.page', {
  title: titles.marketing,
  categories: 'Categories',
  more: (file: string) => `More actions for ${file}`,
  files: (category: string) => `${category} files`,
  categoryCount: (count: number) => counted(count, 'category', 'categories'),
  fileCount: (count: number) => counted(count, 'file', 'files'),
  downloads: (count: number) => counted(count, 'download', 'downloads'),
  noCategories: 'There are currently no marketing materials - please create a category',
  noFiles: 'There are no files in this category yet.',
  categoriesFailed: 'The categories could not be loaded.',
  filesFailed: 'The files could not be loaded.',
  noCategory: 'This category does not exist any more.',
  backToCategories: 'Back to the categories',
  shared: 'All clients',
  locked: 'This category is shared by the platform. Its staff change it.',
  branded: 'Branded',
  newCategory: 'New Category',
  uploadFile: 'Upload File',
  updateCategory: 'Update Category',
  deleteCategory: 'Delete Category',
  preview: 'Preview',
  downloadPdf: 'Download as PDF',
  downloadFile: 'Download File',
  remove: 'Remove',
  downloadFailed: 'The download failed',
})

/** Confirmations and notifications (spec 3 sections 5 and 8). */
export const removalMessages = defineMessages('marketing.removal', {
  category: {
    first: 'Are you sure you want to delete this Category?',
    second: 'Deleting this category will remove all files are you sure?',
    loses: (title: string, files: string) => `${title} with ${files}.`,
    next: 'Continue',
    confirmLabel: 'Delete Category',
    done: 'Successfully deleted category',
  },
  file: {
    title: 'Are you sure you want to delete this item?',
    loses: (title: string) => `${title} and its count of downloads.`,
    confirmLabel: 'Remove',
    done: (title: string) => `Sucessfully deleted ${title}!`,
  },
})

/** The dialogs 'New Category' and 'Update Category'. */
export const categoryMessages = defineMessages('marketing.category', {
  create: 'New Category',
  update: 'Update Category',
  submit: 'Create Category',
  save: 'Save',
  title: 'Title',
  description: 'Description',
  shared: 'Show to every client of the platform',
  created: 'Category created',
  updated: 'Successfully updated category',
  errors: { title: 'Please add a category title', failed: 'The category could not be saved.' },
})

/** The dialog 'New File'. */
export const fileMessages = defineMessages('marketing.file', {
  create: 'New File',
  submit: 'Upload File',
  file: 'File',
  anotherFile: 'Choose another file',
  retry: 'Try again',
  title: 'Title',
  titleHelp: 'At most 25 characters. The name of the file is used without one.',
  description: 'Description',
  descriptionHelp: 'At most 90 characters.',
  branding: 'Add branding?',
  brandingHelp: 'A footer with the name and the logo of the client.',
  created: (category: string) => `Created new File for ${category}!`,
  errors: { file: "Please add a file you'd like to upload", failed: 'The file could not be added.' },
})

/** The preview of a file and its PDF. */
export const previewMessages = defineMessages('marketing.preview', {
  exportPdf: 'Export PDF',
  close: 'Close',
  noImage: 'This file has no picture to show.',
  logo: (client: string) => `Logo of ${client}`,
  subject: 'Marketing material',
})
