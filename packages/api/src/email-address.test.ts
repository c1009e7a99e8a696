import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address'

test.each(['ada@x.example', 'ada+home@mail.x-y.example', 'ädä@münchen.example', "o'neil@x.example"])(
  '%s is an address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

test.each([
  '',
  'ada',
  'ada@x',
  'ada@x..example',
  'ada@.example',
  'ada@x.example.',
  '@x.example',
  'ada@x.example, eve@x.example',
  'ada@x.example\neve@x.example',
  'Ada <ada@x.example>',
  'ada @x.example',
  'a@b@x.example',
  'ada@x.example?',
  'ada@x_y.example',
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false))
