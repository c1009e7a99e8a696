import type { NewPortalVisit } from '../people/portal-visits.ts'
import { random } from './random.ts'
import type { SeedDay } from './statistics.ts'

/** Share of the visitors of a day, in percent, and what each page, tile and call to action got of it. */
const PAGES: readonly { page: string; share: number; tiles: Readonly<Record<string, readonly string[]>> }[] = [
  {
    page: 'Payslips',
    share: 62,
    tiles: {
      'My payslips': ['Open payslip', 'Download as PDF', 'Ask payroll'],
      'P60 and P45': ['Download P60', 'Download P45'],
      'Tax codes explained': ['Check my tax code'],
    },
  },
  {
    page: 'Discounts',
    share: 34,
    tiles: {
      Groceries: ['Get voucher', 'Find a shop'],
      Cinema: ['Get voucher', 'Choose a film'],
      'Cycle to work': ['Apply', 'Calculate savings', 'Read the terms'],
    },
  },
  {
    page: 'Wellbeing',
    share: 21,
    tiles: {
      'Mental health': ['Call the helpline', 'Book a talk'],
      'Sleep and rest': ['Start the course'],
      Physiotherapy: ['Request a session', 'See exercises'],
    },
  },
  { page: 'Documents', share: 17, tiles: { 'My documents': ['Upload', 'Download'], Policies: ['Read the handbook'] } },
  {
    page: 'Training',
    share: 15,
    tiles: { 'Fire safety': ['Start'], 'Data protection': ['Start', 'Show certificate'] },
  },
  { page: 'Recognition', share: 12, tiles: { 'Say thank you': ['Send'], 'Wall of thanks': ['Like'] } },
]

/** Share of the visits, in percent. */
const DEVICES = { Smartphone: 61, Desktop: 27, Tablet: 7, Phablet: 5 }
const BRANDS = { Apple: 38, Samsung: 29, Lenovo: 9, Google: 8, Dell: 7, Huawei: 5, HP: 4 }

/** Visits to the employee portal on the given days of a client; they follow the visitors of each day. Deterministic. */
export function portalVisits(days: readonly SeedDay[]): NewPortalVisit[] {
  const draw = random(`visits ${days[0]?.client_id ?? ''}`)
  return days.flatMap(({ client_id, date, visitors }) => {
    const rows: NewPortalVisit[] = []
    const add = (kind: NewPortalVisit['kind'], label: string, of: number, parent = '') => {
      const visits = Math.round(of * draw.between(0.75, 1.25))
      if (visits > 0) rows.push({ client_id, date, kind, parent, label, visits })
      return visits
    }
    for (const { page, share, tiles } of PAGES) {
      const names = Object.entries(tiles)
      let rest = add('page', page, (visitors * share) / 100)
      for (const [tile, actions] of names) {
        rest *= 0.55
        const opened = add('tile', tile, rest, page)
        actions.forEach((action, index) => add('action', action, (opened * 0.4) / (index + 1), tile))
      }
    }
    for (const [device, share] of Object.entries(DEVICES)) add('device', device, (visitors * share) / 100)
    for (const [brand, share] of Object.entries(BRANDS)) add('brand', brand, (visitors * share) / 100)
    return rows
  })
}
