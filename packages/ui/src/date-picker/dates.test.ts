import { isRTL } from 'react-aria-components/I18nProvider'
import { describe, expect, it } from 'vitest'
import { locale, rightToLeftLocale } from '../internal/locale'
import { readControlled, readDate, readLimit } from './dates'

describe('readDate', () => {
  it('reads an API date and writes it back', () => {
    expect(readDate('2026-03-01')?.toString()).toBe('2026-03-01')
  })

  it.each([null, undefined, '', '01.03.2026', '2026-13-01', '2026-03-01T00:00:00Z', 'soon'])(
    'makes no date of %s',
    (value) => {
      expect(readDate(value)).toBeNull()
    },
  )
})

it('distinguishes undefined from null', () => {
  expect(readControlled(undefined)).toBeUndefined()
  expect(readControlled(null)).toBeNull()
  expect(readLimit('nonsense')).toBeUndefined()
})

it('has a right-to-left locale with the same week start', () => {
  expect(isRTL(locale)).toBe(false)
  expect(isRTL(rightToLeftLocale)).toBe(true)
  expect(new Intl.Locale(rightToLeftLocale).region).toBe('CH')
})

it('writes DD.MM.YYYY', () => {
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
  expect(format.format(new Date(2026, 2, 1))).toBe('01.03.2026')
})
