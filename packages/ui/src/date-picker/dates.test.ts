import { isRTL } from 'react-aria-components/I18nProvider'
import { describe, expect, it } from 'vitest'
import { pickerLocale } from '../internal/locale'
import { readControlled, readDate, readLimit, writeDate } from './dates'

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

describe('with a time', () => {
  it.each([
    ['minute', '2026-03-01T09:05'],
    ['second', '2026-03-01T23:59:07'],
  ] as const)('reads a local date-time with the granularity %s and writes it back', (granularity, value) => {
    const date = readDate(value, granularity)
    expect(date && writeDate(date, granularity)).toBe(value)
  })

  it('leaves out or adds the seconds', () => {
    const [precise, plain] = [readDate('2026-03-01T09:05:30.5', 'minute'), readDate('2026-03-01T09:05', 'second')]
    expect(precise && writeDate(precise, 'minute')).toBe('2026-03-01T09:05')
    expect(plain && writeDate(plain, 'second')).toBe('2026-03-01T09:05:00')
  })

  it.each([null, '', '2026-03-01', '2026-03-01T24:00', '2026-03-01T09:05Z', '2026-03-01T09:05+01:00', 'aT'])(
    'makes no date-time of %s',
    (value) => {
      expect(readDate(value, 'minute')).toBeNull()
    },
  )
})

it('distinguishes undefined from null', () => {
  expect(readControlled(undefined)).toBeUndefined()
  expect(readControlled(null)).toBeNull()
  expect(readLimit('nonsense')).toBeUndefined()
})

it('has a right-to-left locale with the same week start', () => {
  expect(isRTL(pickerLocale('en'))).toBe(false)
  expect(isRTL(pickerLocale('en', 'rtl'))).toBe(true)
  expect(new Intl.Locale(pickerLocale('en', 'rtl')).region).toBe('CH')
})

it.each(['en', 'en-GB', 'de'])('writes DD.MM.YYYY in %s', (language) => {
  const format = new Intl.DateTimeFormat(pickerLocale(language), { day: '2-digit', month: '2-digit', year: 'numeric' })
  expect(format.format(new Date(2026, 2, 1))).toBe('01.03.2026')
})
