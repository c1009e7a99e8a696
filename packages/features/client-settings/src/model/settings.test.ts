import { expect, test } from 'vitest'
import { clientSettings } from '../testing'
import { changeOf, draftOf, isShownAt } from './settings'

test('a draft drops fractions of a second, and is sent back as it was read', () => {
  const read = clientSettings({ notice_start: '2026-11-01T08:00:00.417Z', notice_end: null })
  const draft = draftOf(read)
  expect(draft.notice_start).toMatch(/^2026-11-01T\d\d:00:00$/)
  expect(changeOf(draft)).toMatchObject({ notice_start: '2026-11-01T08:00:00.000Z', notice_title: read.notice_title })
})

test('empty values are left out, 0 is sent, and so are empty retries and seconds', () => {
  const draft = draftOf(
    clientSettings({ login_retries: null, login_timeout_time: null, notice_title: null, notice_start: null }),
  )
  const change = changeOf({ ...draft, login_timeout: '0', loginIdentifierType: ' ' })
  expect(change).toMatchObject({ login_timeout: 0, login_retries: null, login_timeout_time: null })
  for (const name of ['notice_title', 'notice_start', 'loginIdentifierType']) expect(change).not.toHaveProperty(name)
})

test('the time zone is sent only when it was changed', () => {
  const draft = draftOf(clientSettings({ time_zone: 'Asia/Tokyo' }))
  expect(changeOf(draft, { login_timeout: '0' })).not.toHaveProperty('time_zone')
  expect(changeOf(draft, { time_zone: 'Asia/Tokyo' })).toHaveProperty('time_zone', 'Asia/Tokyo')
})

test('the notice is shown while it is switched on, has text, and between its dates', () => {
  const draft = {
    ...draftOf(clientSettings()),
    show_notice_message: '1',
    notice_start: '2026-11-01T08:00:00',
    notice_end: '2026-11-03T08:00:00',
  }
  expect(isShownAt(draft, '2026-11-02T00:00')).toBe(true)
  expect(isShownAt(draft, '2026-11-01T07:59')).toBe(false)
  expect(isShownAt(draft, '2026-11-03T08:00')).toBe(false)
  expect(isShownAt({ ...draft, notice_start: '', notice_end: '' }, '1999-01-01T00:00')).toBe(true)
  expect(isShownAt({ ...draft, show_notice_message: '0' }, '2026-11-02T00:00')).toBe(false)
  expect(isShownAt({ ...draft, notice_title: ' ', notice_message: '' }, '2026-11-02T00:00')).toBe(false)
  expect(isShownAt(draft, '')).toBe(false)
})
