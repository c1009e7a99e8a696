import type { CreationForm } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const NAMES = ['Larkspur Foods', 'Harrow & Pike', 'Quayside Care', 'Millbrook Rail', 'Fenland Growers'] as const
const PEOPLE = ['Iris Vale', 'Noor Haddad', 'Tomasz Wolski', 'Bronwen Price', 'Kofi Mensah'] as const

/** A picture of one colour. */
export const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${colour}"/></svg>`)}`

/** The `index`th form of a platform; every third one is completed. */
export function fakeCreationForm(index = 0, changes: Partial<CreationForm> = {}): CreationForm {
  const round = Math.floor(index / NAMES.length)
  const client_name = `${NAMES[index % NAMES.length] ?? NAMES[0]}${round > 0 ? ` ${round + 1}` : ''}`
  const contact_name = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0]
  const url = client_name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  const primary = ['#2f6f4f', '#8a2846', '#175c8c', '#5b3fa0', '#9a5a00'][index % 5] ?? '#2f6f4f'
  return {
    id: fakeId(600 + index),
    client_name,
    url,
    contact_name,
    contact_email: `${contact_name.toLowerCase().replace(' ', '.')}@${url}.example`,
    login_type: ([0, 1, 2, 3] as const)[index % 4] ?? 0,
    required_documents: ['Payslips', 'P45', 'P60', 'Pension Letters', 'Welcome Letters'].map((name, at) => ({
      name,
      required: at < 3,
    })),
    client_documents: [
      { name: 'Employee Handbook', required: true },
      { name: 'Dress Code Policy', required: false },
    ],
    colour_scheme: { primary, secondary: '#8257d4' },
    assets: [{ key: `${fakeClient().id}/${fakeId(680 + index)}/logo.svg`, signedUrl: picture(primary) }],
    created_at: `2026-11-${String(20 - (index % 20)).padStart(2, '0')}T09:30:00.000Z`,
    completed_at: index % 3 === 2 ? '2026-11-21T15:00:00.000Z' : null,
    ...changes,
  }
}
