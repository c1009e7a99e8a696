import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')

/** What all pages say (spec 4 sections 2.5, 3 and 8). */
export const creationFormMessages = defineMessages('creationForms.shared', {
  platform: 'Platform manager',
  list: titles.list,
  completed: 'Completed',
  inProgress: 'In Progress',
  failure: 'Something went wrong, please try again.',
  portal: 'Portal Details',
  contact: 'Contact Details',
  customisation: 'Customisation',
  requiredDocuments: 'Required Documents',
  companyDocuments: 'Company Documents',
  loginTypes: ['National Insurance Number', 'Employee Number', 'Payroll Number', 'Unique Employee Login'],
  fields: {
    client_name: 'Company Name',
    url: 'Name in URL',
    contact_name: 'Point of Contact Name',
    contact_email: 'Point of Contact Email',
    login_type: 'Login Label',
    primary: 'Primary Color',
    secondary: 'Secondary Color',
    required: 'Required Documents',
    company: 'Company Documents',
    assets: 'Assets',
  },
  asset: (name: string) => `Asset ${name}`,
})

/** The list of forms. */
export const creationFormListMessages = defineMessages('creationForms.list', {
  title: titles.list,
  number: '#',
  search: 'Search creation forms',
  clientName: 'Client Name',
  url: 'URL',
  createdAt: 'Created At',
  status: 'Status',
  create: 'New Form',
  empty: 'Creation Form list is currently empty',
  noMatch: 'No creation form matches the search and filters.',
  failed: 'The creation forms could not be loaded',
  total: (count: number) => (count === 1 ? '1 form' : `${figure.format(count)} forms`),
})

/** The fields of a form. */
export const creationFormFieldMessages = defineMessages('creationForms.fields', {
  urlHelp: 'Letters, digits and hyphens.',
  loginTypeHelp: 'What employees sign in with.',
  optional: 'Optional. Tick what the company will upload.',
  requiredHelp: 'Tick what employees will find in the portal.',
  assetsHelp: 'Logos and pictures for the portal, up to 10.',
  addAssets: 'Add assets',
  removeAsset: (name: string) => `Remove ${name}`,
  colour: 'Enter # and six digits or letters from a to f.',
})

/** The page of a new form. */
export const createCreationFormMessages = defineMessages('creationForms.create', {
  title: titles.create,
  intro: 'What we need to set up a branded portal for a new client.',
  submit: 'Create form',
  cancel: 'Cancel',
  created: 'Form created',
})

/** The page of one form. */
export const creationFormDetailMessages = defineMessages('creationForms.detail', {
  failed: 'The creation form could not be loaded',
  missing: 'There is no such creation form.',
  back: 'Back to the creation forms',
  created: (date: string) => `Created ${date}`,
  completed: (date: string) => `Completed ${date}`,
  edit: 'Edit',
  cancel: 'Cancel',
  update: 'Update',
  updated: 'Form updated',
  none: 'None',
  noAssets: 'No assets',
  yes: 'Yes',
  no: 'No',
  discard: {
    title: 'Stop editing?',
    loses: 'Your changes will be lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
  },
})
