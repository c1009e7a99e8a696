import type { ThemeContent } from '../db/columns.ts'
import type { BrandArt } from './brands/art.ts'
import { acmeArt } from './brands/acme.ts'
import { borealisArt } from './brands/borealis.ts'
import { cedarArt } from './brands/cedar.ts'
import { BRAND_COLOURS, type BrandColours } from './brands/colours.ts'
import { duneArt } from './brands/dune.ts'

/** A platform and the parent domain of its clients' apps. */
export interface SeedPlatform {
  name: string
  domain: string
  /** Whether its clients may upload Excel payslips (3-decisions 68). Default false. */
  excelPayslips?: boolean
}

/** Definition of a seeded client. */
export interface SeedClient {
  subdomain: string
  platform: string
  clientName: string
  identifier: string
  /** Prefix of employee identifiers. */
  prefix: string
  /** Default number of employees. */
  employees: number
  pay: 'monthly' | 'weekly'
  appPin: string
  /** What employees sign in with, by name (spec 4 section 3, login_type). */
  loginIdentifierType: string
  registerIdentifierType: string
  /** Sign-in lock of its own and a notice on the login page. Default neither. */
  settings?: {
    retries: 1 | 3 | 5
    seconds: 10 | 30 | 60
    notice: { title: string; message: string; startsIn: number; endsIn: number }
  }
  /** Whether the client has Secure Send. Default true. */
  secureSend?: boolean
  /** Whether creating, changing and deleting need permissions of their own. Default true. */
  strictRights?: boolean
  colours: BrandColours
  /** Texts of the login page; dates are days from today. */
  content: Pick<ThemeContent, 'loginHeading' | 'loginSubHeading'> & { startsIn?: number; endsIn?: number }
  art: BrandArt
  teams: readonly string[]
}

export const PLATFORMS: readonly SeedPlatform[] = [
  { name: 'Northgate People', domain: 'example.com' },
  { name: 'Harbour Workplace', domain: 'harbour.example', excelPayslips: true },
]

/** The first is the large one. */
export const CLIENTS: readonly [SeedClient, ...SeedClient[]] = [
  {
    subdomain: 'acme',
    platform: 'example.com',
    clientName: 'Acme Precision',
    identifier: 'ACME',
    prefix: 'AC',
    employees: 5000,
    pay: 'weekly',
    appPin: '4182',
    loginIdentifierType: 'Employee Number',
    registerIdentifierType: 'Employee Number',
    colours: BRAND_COLOURS.acme,
    content: { loginHeading: 'Welcome back to Acme', loginSubHeading: 'Sign in to look after your people.' },
    art: acmeArt,
    teams: [
      'Machining, day shift',
      'Machining, night shift',
      'Assembly',
      'Quality and metrology',
      'Tool room',
      'Maintenance',
      'Warehouse North',
      'Warehouse South',
      'Goods in',
      'Dispatch',
      'Engineering design',
      'Production planning',
      'Purchasing',
      'Sales, home',
      'Sales, export',
      'Customer service',
      'Finance',
      'Human resources',
      'Information technology',
      'Health, safety and environment',
      'Apprentices',
      'Site services',
      'Continuous improvement',
      'Board office',
    ],
  },
  {
    subdomain: 'borealis',
    platform: 'example.com',
    clientName: 'Borealis Energy',
    identifier: 'BOREALIS',
    prefix: 'BE',
    employees: 620,
    pay: 'monthly',
    appPin: '7305',
    loginIdentifierType: 'Payroll Number',
    registerIdentifierType: 'Payroll Number',
    strictRights: false,
    colours: BRAND_COLOURS.borealis,
    content: {
      loginHeading: 'The long nights are coming',
      loginSubHeading: 'Winter rotas and standby payments are now in the portal.',
      startsIn: -30,
      endsIn: 60,
    },
    settings: {
      retries: 5,
      seconds: 60,
      notice: {
        title: 'Payslips on Monday',
        message:
          '<p>December payslips are published on <strong>Monday at 09:00</strong>. Questions go to <a href="mailto:payroll@borealis.example">payroll@borealis.example</a>.</p>',
        startsIn: -3,
        endsIn: 21,
      },
    },
    art: borealisArt,
    teams: [
      'Grid operations',
      'Wind, onshore',
      'Wind, offshore',
      'Control room',
      'Field service',
      'Trading',
      'Customer care',
      'Shared services',
    ],
  },
  {
    subdomain: 'cedar',
    platform: 'harbour.example',
    clientName: 'Cedar & Co',
    identifier: 'CEDAR',
    prefix: 'CC',
    employees: 380,
    pay: 'weekly',
    appPin: '2961',
    loginIdentifierType: 'Unique Employee Login',
    registerIdentifierType: 'National Insurance Number',
    colours: BRAND_COLOURS.cedar,
    // An expired campaign: the login page shows no texts.
    content: {
      loginHeading: 'Summer shop days',
      loginSubHeading: 'Twenty per cent for all staff.',
      startsIn: -150,
      endsIn: -60,
    },
    art: cedarArt,
    teams: ['Shop Harrogate', 'Shop Bath', 'Shop Edinburgh', 'Workshop', 'Online shop', 'Deliveries', 'Head office'],
  },
  {
    subdomain: 'dune',
    platform: 'harbour.example',
    clientName: 'Dune Health',
    identifier: 'DUNE',
    prefix: 'DH',
    employees: 240,
    pay: 'monthly',
    appPin: '8450',
    loginIdentifierType: 'Employee Number',
    registerIdentifierType: 'Employee Number',
    secureSend: false,
    colours: BRAND_COLOURS.dune,
    content: { loginHeading: 'Good to see you', loginSubHeading: 'Take a breath, then sign in.', startsIn: -10 },
    art: duneArt,
    teams: ['Ward one', 'Ward two', 'Theatres', 'Outpatients', 'Community nursing', 'Administration'],
  },
]
