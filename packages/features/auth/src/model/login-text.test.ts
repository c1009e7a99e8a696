import { expect, test } from 'vitest'
import { loginText } from './login-text'

const content = (loginTextStart: string | null, loginTextEnd: string | null) => ({
  loginHeading: 'Season’s greetings',
  loginSubHeading: '',
  loginTextStart,
  loginTextEnd,
})

test.each([
  [null, null, true],
  ['2026-11-21', null, true],
  ['2026-11-22', null, false],
  [null, '2026-11-21', true],
  [null, '2026-11-20', false],
  ['2026-11-01', '2026-11-30', true],
])('from %s to %s, seen on the 21st: %s', (start, end, shown) =>
  expect(loginText(content(start, end), '2026-11-21')).toEqual(shown ? { heading: 'Season’s greetings' } : {}),
)

test('returns no texts without content', () => expect(loginText(undefined, '2026-11-21')).toEqual({}))
