import type { ErrorEvent, ErrorType } from '@ssp/api'
import { fakeId, fakeServer } from '@ssp/api/testing'

export const fakeErrorTypes: ErrorType[] = [
  { id: 'server', name: 'Server error' },
  { id: 'unavailable', name: 'Service unavailable' },
  { id: 'policy', name: 'Blocked content' },
]

const MESSAGES = [
  'listEmployees failed with TypeError',
  'getSurvey failed with DatabaseError 57P01',
  'Blocked: img-src',
]
const START = new Date(2026, 1, 3, 9, 5, 7).getTime()

/** Events of the three types in turn, one minute apart, newest first. */
export const fakeErrors = (count: number): ErrorEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const { id: type, name } = fakeErrorTypes[index % fakeErrorTypes.length] ?? { id: 'server', name: 'Server error' }
    return {
      id: fakeId(index + 1),
      type,
      type_name: name,
      message: `${MESSAGES[index % MESSAGES.length] ?? ''} (${index + 1})`,
      employee_identifier: type === 'policy' ? null : 'acme.admin',
      clientName: 'Acme Logistics',
      created_at: new Date(START - index * 60_000).toISOString(),
    }
  })

/** A fake server for the error log; the search compares messages. */
export const errorServer = (logs: readonly ErrorEvent[] = fakeErrors(25), types: ErrorType[] = fakeErrorTypes) =>
  fakeServer().on('get', '/tts/errors', ({ query }) => ({
    logs: logs.filter(({ message }) => message.toLowerCase().includes((query.get('search') ?? '').toLowerCase())),
    types,
  }))
