import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** The panel that uploads a document (spec 3 section 2). */
export const uploadMessages = defineMessages('documents.upload', {
  title: 'Upload',
  target: 'Share with',
  choose: 'Choose whom the file is for',
  next: 'The file comes next.',
  company: 'Company Wide Document',
  individual: 'Individual Employees',
  /** What the upload does, before a file is chosen. */
  effect: {
    company: 'Every employee gets the file as soon as it is uploaded.',
    team: (team: string) => `Everybody in ${team} gets the file as soon as it is uploaded.`,
    individual: (count: number) =>
      count === 1
        ? 'The chosen employee gets the file as soon as it is uploaded.'
        : `The ${figure.format(count)} chosen employees get the file as soon as it is uploaded.`,
  },
  teamsFailed: 'The teams could not be loaded.',
  managersOnly: 'Only managers can share documents of this client.',
  file: 'File',
  close: 'Close',
  employees: {
    title: 'Employees',
    search: 'Search employees',
    empty: 'No employees found',
    failed: 'The employees could not be loaded.',
    chosen: 'Chosen employees',
    identifier: 'Identifier',
    name: 'Name',
    unnamed: 'Without a name',
    next: 'Choose at least one employee to add a file.',
    tooMany: (most: number) => `A file is shared with at most ${figure.format(most)} employees at once.`,
  },
})
