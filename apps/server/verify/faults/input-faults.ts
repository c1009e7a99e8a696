import { callOf } from '../../src/http/call.ts'
import { asProblemText, problem } from '../../src/errors.ts'
import { slowness, threadTime } from '../../src/testing/thread-time.ts'
import { echo } from '../fuzz/echo.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { bodies } from '../jobs/bodies.ts'
import { damages } from '../jobs/damages.ts'
import { headers } from '../jobs/headers.ts'
import { races } from '../jobs/races.ts'
import { storage } from '../jobs/storage.ts'
import { theme } from '../jobs/theme.ts'
import { blocking } from '../jobs/blocking.ts'
import { unreadFields } from '../jobs/unread-fields.ts'
import { instead, withChangedContract, withContract, withoutHeader, type Fault, type Injection } from './fault.ts'

const onSearch = (text: string, fails: () => Error): Injection =>
  instead('listTeams', (_deps, real) => async (request, reply) => {
    if (request.query['search']?.includes(text)) throw fails()
    return real(request, reply)
  })

/** Takes every rule away from what is inside the lists and objects of a schema of the contract. */
const shallow = (name: string) => (text: string) => {
  const contract = JSON.parse(text) as {
    components: { schemas: Record<string, { properties?: Record<string, { type?: string }> }> }
  }
  const { properties = {} } = contract.components.schemas[name] ?? {}
  for (const [field, { type }] of Object.entries(properties))
    if (type === 'array' || type === 'object') properties[field] = { type }
  return JSON.stringify(contract)
}

/** Faults of what comes in and goes out. */
export const INPUT_FAULTS: readonly Fault[] = [
  {
    name: 'responses without a content policy',
    seenBy: headers,
    operations: [],
    finding: /policy lacks default-src/,
    difference: withoutHeader('content-security-policy'),
  },
  {
    name: 'responses that may be sniffed',
    seenBy: headers,
    operations: [],
    finding: /x-content-type-options/,
    difference: withoutHeader('x-content-type-options'),
  },
  {
    name: 'a body that needs nothing',
    seenBy: bodies,
    operations: ['refreshSession'],
    finding: /refreshSession, unknown field/,
    difference: withContract(
      /("RefreshRequest":.*)"required":\["refreshToken"\],"additionalProperties":false/,
      '$1"additionalProperties":true',
    ),
  },
  {
    name: 'a validator that does not look below the first level',
    seenBy: damages,
    operations: ['updateUserPermissions'],
    finding: /updateUserPermissions, .* at permissions\.0(?:\.\w+)?: returned [25]/,
    difference: withChangedContract(shallow('UpdateUserPermissionsRequest')),
  },
  {
    name: 'a field that nobody reads',
    seenBy: unreadFields,
    operations: ['quickCreateEmployee'],
    finding: /quickCreateEmployee: body\.mobileNumber is never read/,
    difference: instead('quickCreateEmployee', (_deps, real) => (request, reply) => {
      const body = new Proxy(request.body, {
        get: (all, name) => (name === 'mobileNumber' ? '' : Reflect.get(all, name)),
      })
      return real(Object.create(request, { body: { value: body } }) as typeof request, reply)
    }),
  },
  {
    name: 'any key is signed',
    seenBy: storage,
    operations: [],
    finding: /key .* is signed/,
    difference: instead('signUploadUrl', ({ uploads }) => async (request) => {
      const { bucketName = '', filePath = '', contentType = '' } = request.body
      const plan = { bucket: bucketName || 'x', key: filePath || 'x', contentType, maxBytes: 1024 }
      return uploads.sign(callOf(request), plan)
    }),
  },
  {
    name: 'any colour is saved',
    seenBy: theme,
    operations: [],
    finding: /is saved/,
    difference: instead('saveTheme', () => async () => ({ success: true })),
  },
  {
    name: 'a create that ignores its key',
    seenBy: races,
    operations: ['quickCreateEmployee'],
    finding: /quickCreateEmployee: .* different responses to one key/,
    difference: instead('quickCreateEmployee', (_deps, real) => (request, reply) => {
      const { 'idempotency-key': _forgotten, ...headers } = request.headers
      return real(Object.create(request, { headers: { value: headers } }) as typeof request, reply)
    }),
  },
  {
    name: 'texts that are normalised',
    seenBy: echo,
    operations: [],
    finding: /employee surname .* reads back differently/,
    difference: instead('quickCreateEmployee', (_deps, real) => (request, reply) => {
      request.body['surname'] = request.body['surname']?.normalize('NFKC').replaceAll(/['%<]/g, '') ?? ''
      return real(request, reply)
    }),
  },
  {
    name: 'a long text that is read slowly',
    seenBy: blocking,
    operations: ['listTeams'],
    finding: /listTeams, query search, .* held the event loop/,
    difference: instead('listTeams', (_deps, real) => async (request, reply) => {
      const time = (request.query['search']?.length ?? 0) > 100 ? 150 * slowness() : 0
      for (const end = threadTime() + time; threadTime() < end;) continue
      return real(request, reply)
    }),
  },
  {
    name: 'a query built from text',
    seenBy: fuzz,
    operations: ['listTeams'],
    finding: /listTeams .* returned 500/,
    difference: onSearch("'", () => new Error('unterminated')),
  },
  {
    name: 'an error that quotes the database',
    seenBy: fuzz,
    operations: ['listTeams'],
    finding: /reveals internals/,
    difference: onSearch("'", () =>
      problem('invalid', { message: asProblemText('syntax error at or near "x" in relation "teams"') }),
    ),
  },
  {
    name: 'a response that is out of bounds',
    seenBy: fuzz,
    operations: ['countUsers'],
    finding: /breaks its schema/,
    difference: instead('countUsers', () => async () => [{ total: -1 }]),
  },
]
