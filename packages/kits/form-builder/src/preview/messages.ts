import { defineMessages } from '@ssp/feature-kit'

/** The preview (spec 2 section 2). */
export const previewMessages = defineMessages('forms.preview', {
  title: 'Preview',
  hint: 'What you enter here is not stored.',
  narrow: 'Phone width',
  wide: 'Full width',
  previous: 'Previous Page',
  isFirst: 'This is the first page.',
  isLast: 'This is the last page.',
  next: 'Next Page',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
})
