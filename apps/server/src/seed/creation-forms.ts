/** A seeded request to set up a portal. */
export interface SeedCreationForm {
  name: string
  url: string
  contact: string
  /** Index of the login label (spec 4 section 3). */
  login: 0 | 1 | 2 | 3
  colours: readonly [string, string]
  /** Days before today. */
  filed: number
  /** Days that the set-up took. Default it is in progress. */
  took?: number
  required: readonly string[]
  company: readonly string[]
  /** Names of the images that came with it. Default: none. */
  assets?: readonly string[]
}

const PAY = ['Payslips', 'P45', 'P60']
const ALL = [...PAY, 'Pension Letters', 'Welcome Letters']

/** The forms of each platform, by its domain. */
export const CREATION_FORMS: Readonly<Record<string, readonly SeedCreationForm[]>> = {
  'example.com': [
    {
      name: 'Larkspur Foods',
      url: 'larkspur',
      contact: 'Iris Vale',
      login: 1,
      colours: ['#2f6f4f', '#d98e04'],
      filed: 2,
      required: ALL,
      company: ['Employee Handbook', 'Dress Code Policy'],
      assets: ['logo', 'login-picture'],
    },
    {
      name: 'Harrow & Pike Solicitors',
      url: 'harrow-pike',
      contact: 'Noor Haddad',
      login: 0,
      colours: ['#3a2f5b', '#b08d57'],
      filed: 5,
      required: PAY,
      company: ['Expenses Policy', 'Disciplinary Procedure'],
      assets: ['logo'],
    },
    {
      name: 'Quayside Care Homes',
      url: 'quayside-care',
      contact: 'Tomasz Wolski',
      login: 2,
      colours: ['#175c8c', '#e07a5f'],
      filed: 11,
      required: ALL,
      company: ['Employee Handbook', 'Health & Safety Policy', 'DSE Policy'],
    },
    {
      name: 'Millbrook Rail',
      url: 'millbrook',
      contact: 'Bronwen Price',
      login: 1,
      colours: ['#8a2846', '#41546b'],
      filed: 24,
      took: 12,
      required: PAY,
      company: ['Health & Safety Policy', 'Organisational Structure'],
      assets: ['logo'],
    },
    {
      name: 'Fenland Growers',
      url: 'fenland-growers',
      contact: 'Kofi Mensah',
      login: 3,
      colours: ['#5d7a1f', '#8a5a2b'],
      filed: 31,
      took: 9,
      required: ['Payslips'],
      company: [],
    },
    {
      name: 'Ashdown Libraries Trust',
      url: 'ashdown-libraries',
      contact: 'Mairead Quinn',
      login: 1,
      colours: ['#1f5f74', '#a4483c'],
      filed: 40,
      required: PAY,
      company: ['Employee Handbook', 'Company Contact List'],
    },
    {
      name: 'Beacon Logistics',
      url: 'beacon',
      contact: 'Ravi Chandra',
      login: 2,
      colours: ['#0f4c81', '#f2a900'],
      filed: 52,
      took: 20,
      required: ALL,
      company: ['Employee Handbook'],
      assets: ['logo'],
    },
    {
      name: 'Coppice Furniture',
      url: 'coppice',
      contact: 'Elsie Thornton',
      login: 0,
      colours: ['#7a4e2d', '#3d6b52'],
      filed: 66,
      took: 15,
      required: PAY,
      company: ['Expenses Policy'],
    },
    {
      name: 'Dunmore Castle Hotel',
      url: 'dunmore-castle',
      contact: 'Fergus Bain',
      login: 1,
      colours: ['#4b2e50', '#9c7a3c'],
      filed: 79,
      took: 31,
      required: PAY,
      company: ['Dress Code Policy', 'Employee Handbook'],
    },
    {
      name: 'Estuary Water',
      url: 'estuary-water',
      contact: 'Hana Suzuki',
      login: 2,
      colours: ['#006d8f', '#4aa564'],
      filed: 95,
      took: 18,
      required: ALL,
      company: ['Health & Safety Policy'],
    },
    {
      name: 'Foxglove Veterinary Group',
      url: 'foxglove-vets',
      contact: 'Owen Marsh',
      login: 1,
      colours: ['#a0325c', '#2f6f6b'],
      filed: 120,
      took: 22,
      required: PAY,
      company: ['Employee Handbook', 'Expenses Policy'],
    },
    {
      name: 'Granite City Builders',
      url: 'granite-city',
      contact: 'Isla Reid',
      login: 0,
      colours: ['#4a5560', '#d0672c'],
      filed: 141,
      took: 28,
      required: ['Payslips', 'P60'],
      company: ['Health & Safety Policy'],
    },
  ],
  'harbour.example': [
    {
      name: 'Northwind Ferries',
      url: 'northwind',
      contact: 'Astrid Berg',
      login: 1,
      colours: ['#123f6b', '#c8102e'],
      filed: 8,
      required: ALL,
      company: ['Employee Handbook', 'Health & Safety Policy'],
      assets: ['logo'],
    },
    {
      name: 'Saltmarsh Bakeries',
      url: 'saltmarsh',
      contact: 'Peter Oduya',
      login: 3,
      colours: ['#9a5a00', '#5b3fa0'],
      filed: 47,
      took: 16,
      required: PAY,
      company: [],
    },
  ],
}
