import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')

/** The list (spec 4 section 2.3). */
export const newsListMessages = defineMessages('news.list', {
  title: titles.list,
  search: 'Search news',
  total: (count: number) => (count === 1 ? '1 article' : `${figure.format(count)} articles`),
  empty: 'No news articles could be found',
  noMatch: 'No article has a title like that.',
  failed: 'The news could not be loaded.',
  create: 'Create',
  forbidden: 'You do not have permission to create a new News Article',
  columns: { title: 'Title', created: 'Created Date', expiry: 'Expiry Date', published: 'Published' },
  noExpiry: 'No Expiry',
  published: 'Published',
  notPublished: 'Not published',
  expired: 'Expired',
})

const articles = (count: number) => (count === 1 ? '1 article' : `${figure.format(count)} articles`)

/** What can be done to selected articles. */
export const selectedNewsMessages = defineMessages('news.selected', {
  actions: { publish: 'Publish', withdraw: 'Unpublish', remove: 'Remove' },
  confirm: {
    publish: (count: number) => ({
      title: `Publish ${articles(count)}?`,
      text: 'Employees see them at once, without an e-mail. Articles whose expiry date has come are left out.',
      confirmLabel: 'Publish',
    }),
    withdraw: (count: number) => ({
      title: `Unpublish ${articles(count)}?`,
      text: 'Employees do not see them any more, and e-mails about them that wait are not sent. Published again, they have a new date.',
      confirmLabel: 'Unpublish',
    }),
    remove: (count: number) => ({
      title: `Delete ${articles(count)}?`,
      loses: 'The articles, their images and their logs are deleted.',
      confirmLabel: 'Remove',
    }),
  },
  done: {
    publish: (count: number) => (count === 0 ? 'No article was published' : `${articles(count)} published`),
    withdraw: (count: number) => (count === 0 ? 'No article was unpublished' : `${articles(count)} unpublished`),
    remove: (count: number) => (count === 0 ? 'No article was deleted' : `${articles(count)} deleted`),
  },
  failed: 'The articles could not be changed.',
})

/** What creating and editing share (spec 4 sections 2.3, 4 and 5). */
export const newsFormMessages = defineMessages('news.form', {
  news: titles.list,
  article: 'Article',
  title: 'Title',
  expiry: 'Article Expiry Date',
  expiryHelp: 'Employees see the article until the day before.',
  body: 'Body',
  image: 'Featured Image',
  preview: 'Preview',
  publishing: 'Publishing',
  upload: {
    choose: 'Featured Image',
    locked: 'Enter a title first, then add the image.',
    current: 'The featured image of the article',
    sending: 'Sending the image',
    cancel: 'Cancel',
    retry: 'Try again',
  },
  expired: 'Expiry date must be later than the current date',
})

/** `/news/Create`. */
export const createNewsMessages = defineMessages('news.create', {
  title: titles.create,
  client: 'Client',
  clientFixed: 'The images are stored with this client, so that it stays.',
  publish: 'Publish?',
  requireRead: 'Require read confirmation?',
  sendEmail: 'Send Email Notification?',
  sendEmailHelp: 'One e-mail to every registered employee of the client when the article is created.',
  create: 'Create',
  created: 'The article was created',
  elsewhere: (client: string) => `Switch to ${client} to see the article.`,
  noTitle: 'Enter a title first.',
  noClient: 'Choose a client first.',
  missing: 'Please fill in all required fields.',
  failed: 'Error submitting news article - invalid body, please check any links and images uploaded are correct',
})

/** `/news/Edit/{id}`. */
export const editNewsMessages = defineMessages('news.edit', {
  failed: 'The article could not be loaded.',
  missing: 'No news articles could be found',
  back: 'Back to News',
  unlock: 'Unlock',
  lock: 'Lock',
  remove: 'Remove',
  confirmRemove: 'Are you sure you want to delete this news article?',
  removeLoses: 'The article, its images and its log are deleted.',
  removed: 'The article was deleted',
  published: 'Published',
  requireRead: 'Require read confirmation',
  update: 'Update',
  updated: 'Updated successfully',
  required: 'Please fill in required fields before updating news article',
  locked: 'Unlock the article first.',
  notUpdated: 'The article could not be updated.',
  newImage: 'New featured image',
  publishedOn: (date: string) => `Published ${date}`,
  notPublished: 'Not published',
  expires: (date: string) => `Expires ${date}`,
  expired: (date: string) => `Expired ${date}`,
  yes: 'yes',
  no: 'no',
  isSet: 'Yes',
  isNotSet: 'No',
  content: 'other content',
})

/** The tabs of an article. */
export const newsTabsMessages = defineMessages('news.tabs', { label: 'Article', edit: 'EDIT', logs: 'LOGS' })

/** `/news/Logs/{id}`. */
export const newsLogsMessages = defineMessages('news.logs', {
  caption: 'Readers',
  failed: 'The log could not be loaded.',
  missing: 'No news articles could be found',
  back: 'Back to News',
  home: 'Home',
  empty: 'There are currently no logs available for this news article',
  columns: { reader: 'Reader', date: 'Read Date', time: 'Read Time', reaction: 'Reaction' },
  reactions: { none: 'No Reaction', notHelpful: 'Not Helpful', helpful: 'Helpful' },
  unnamed: 'Unnamed',
  readers: (count: number) => (count === 1 ? '1 reader' : `${figure.format(count)} readers`),
  confirmed: (count: number) => `${figure.format(count)} confirmed`,
})

/** The preview of an article. */
export const newsPreviewMessages = defineMessages('news.preview', {
  title: 'Preview',
  description: 'The article as employees see it.',
  close: 'Close',
  confirm: 'Employees are asked to confirm that they have read this article.',
})

/** 'Export stats as PDF'. */
export const readersPdfMessages = defineMessages('news.pdf', {
  export: 'Export stats as PDF',
  done: 'The PDF was made',
  failed: 'The PDF could not be made.',
  subject: 'Readers of a news article',
  reader: 'Reader',
  viewed: 'Date viewed',
  /** With `{page}` and `{pages}`. */
  page: 'Page {page} of {pages}',
})
