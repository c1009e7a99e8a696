import { describe, expect, it } from 'vitest'
import { isInOrder, loginTextState } from './content'
import { signedFileOf } from './images'
import { meetsChecklist, passwordSchema } from './password'
import { mayChange, tabOf, tabsFor } from './tabs'
import { coloursOf, drawable } from './theme'

describe('tabs', () => {
  it('shows THEME and CONTENT with CLIENT_VIEW only', () => {
    expect(tabsFor(() => false)).toEqual(['profile'])
    expect(tabsFor((permission) => permission === 'CLIENT_VIEW')).toEqual(['profile', 'theme', 'content'])
  })

  it('shows THEME and CONTENT read-only without CLIENT_UPDATE', () => {
    const reads = (permission: string) => permission === 'CLIENT_VIEW'
    expect((['profile', 'theme', 'content'] as const).map((tab) => mayChange(tab, reads))).toEqual([true, false, false])
    expect(mayChange('theme', (permission) => permission === 'CLIENT_UPDATE')).toBe(true)
  })

  it('takes the tab from the address where it may be seen', () => {
    const all = tabsFor(() => true)
    expect(tabOf('?tab=theme', all)).toBe('theme')
    expect(tabOf('?tab=theme', ['profile'])).toBe('profile')
    expect(tabOf('?tab=__proto__', all)).toBe('profile')
    expect(tabOf('', all)).toBe('profile')
  })
})

describe('password', () => {
  it.each([
    ['Ab1!', 'Ab1!', 'tooShort'],
    ['Ab1!', 'other', 'tooShort'],
    ['Abcd1!', 'Abcd1!', 'length'],
    ['abcdefg1!', 'abcdefg1!', 'upper'],
    ['Abcdefg1!', 'Abcdefg1?', 'match'],
    ['Abcdefg1!', 'Abcdefg1!', null],
  ])('%s with %s is rejected for %s', (next, repeat, why) => {
    expect(passwordSchema.safeParse({ current: 'x', next, repeat }).error?.issues[0]?.message ?? null).toBe(why)
  })

  it('meets the checklist by the eight-character rules', () => {
    expect(meetsChecklist('Abcdef1!')).toBe(true)
    expect(meetsChecklist('Abcde1!')).toBe(false)
  })
})

describe('theme', () => {
  const theme = coloursOf({ primary: '#123456' })

  it('fills what a client has not set', () => {
    expect(theme).toMatchObject({ primary: '#123456', accent: '#8db2c9', loginOverlay: '#19204a' })
  })

  it.each(['red', '#12345', '#1234567', '#12345g', '', '#fff;}body{', 'url(//evil)'])('does not take %j', (text) => {
    expect(drawable({ ...theme, accent: text }, theme)).toEqual(theme)
  })
})

describe('images', () => {
  it('names the object, never the file', () => {
    const file = { bucket: 'logos', key: 'c1/loginImage', ext: 'svg' }
    expect(signedFileOf('c1', 'loginImage', '../../x.png.SVG')).toEqual(file)
    expect(signedFileOf('c1', 'logo', 'logo.html')).toBeNull()
  })
})

it('orders the dates of the login text', () => {
  const content = { loginHeading: '', loginSubHeading: '', loginTextStart: '2026-02-01', loginTextEnd: '2026-02-01' }
  expect(isInOrder(content)).toBe(true)
  expect(isInOrder({ ...content, loginTextStart: '2026-02-02' })).toBe(false)
  expect(isInOrder({ ...content, loginTextStart: null })).toBe(true)
})

describe('loginTextState', () => {
  const on = (loginTextStart: string | null, loginTextEnd: string | null, loginHeading = 'Welcome') =>
    loginTextState({ loginHeading, loginSubHeading: '', loginTextStart, loginTextEnd }, '2026-11-21')

  it.each([
    [null, null, { is: 'shown', until: null }],
    ['2026-11-21', null, { is: 'shown', until: null }],
    [null, '2026-11-21', { is: 'shown', until: '2026-11-21' }],
    ['2026-11-22', '2026-12-24', { is: 'upcoming', from: '2026-11-22' }],
    [null, '2026-11-20', { is: 'over', since: '2026-11-21' }],
    ['2025-12-01', '2025-12-31', { is: 'over', since: '2026-01-01' }],
    ['2026-12-31', '2026-01-01', undefined],
  ])('from %j to %j, on the 21st of November 2026: %j', (start, end, state) => expect(on(start, end)).toEqual(state))

  it('is unset without texts, whatever the dates say', () =>
    expect(on('2026-12-01', null, '')).toEqual({ is: 'unset' }))
})
