import type { ClientSettings, ClientSettingsChange } from '@ssp/api'
import { isValid, lightFormat, parseISO } from 'date-fns'

/** The settings as values of the form: texts, with the empty text for no value. */
export type SettingsDraft = {
  loginIdentifierType: string
  registerIdentifierType: string
  /** '1' or '0'. */
  login_timeout: string
  /** '1', '3', '5', or empty for the platform's setting. */
  login_retries: string
  /** '10', '30', '60' seconds, or empty for the platform's setting. */
  login_timeout_time: string
  /** '1' or '0'. */
  show_notice_message: string
  notice_title: string
  /** HTML. */
  notice_message: string
  /** Local time, YYYY-MM-DDTHH:mm:ss. */
  notice_start: string
  notice_end: string
  /** '1' or '0'. */
  manager_share_only: string
  /** '1' or '0'. */
  strict_rights: string
  /** IANA name. */
  time_zone: string
}

// Fractions of a second are dropped (spec 3 section 5).
const toLocal = (iso: string | null): string =>
  iso === null ? '' : lightFormat(parseISO(iso), "yyyy-MM-dd'T'HH:mm:ss")

const toMoment = (local: string): string | undefined => {
  const date = parseISO(local)
  return local !== '' && isValid(date) ? date.toISOString() : undefined
}

/** Converts settings to values of the form. */
export const draftOf = (settings: ClientSettings): SettingsDraft => ({
  loginIdentifierType: settings.loginIdentifierType ?? '',
  registerIdentifierType: settings.registerIdentifierType ?? '',
  login_timeout: String(settings.login_timeout),
  login_retries: String(settings.login_retries ?? ''),
  login_timeout_time: String(settings.login_timeout_time ?? ''),
  show_notice_message: String(settings.show_notice_message),
  notice_title: settings.notice_title ?? '',
  notice_message: settings.notice_message ?? '',
  notice_start: toLocal(settings.notice_start),
  notice_end: toLocal(settings.notice_end),
  manager_share_only: String(settings.manager_share_only),
  strict_rights: String(settings.strict_rights),
  time_zone: settings.time_zone,
})

/**
 * Converts values to the request: empty values are omitted, 0 is not; retries and seconds are sent even if empty (spec 3
 * section 5). The time zone is sent only if it is one of the `changes`, because a server of the specification does not know
 * it.
 */
export function changeOf(draft: SettingsDraft, { time_zone }: Partial<SettingsDraft> = {}): ClientSettingsChange {
  const { notice_start, notice_end, login_retries, login_timeout_time, ...rest } = draft
  const dates = { notice_start: toMoment(notice_start), notice_end: toMoment(notice_end) }
  const flags = ['login_timeout', 'show_notice_message', 'manager_share_only', 'strict_rights'] as const
  const texts = ['loginIdentifierType', 'registerIdentifierType', 'notice_title', 'notice_message'] as const
  return {
    ...Object.fromEntries(flags.map((name) => [name, rest[name] === '1' ? 1 : 0])),
    ...Object.fromEntries(texts.flatMap((name) => (rest[name].trim() === '' ? [] : [[name, rest[name]]]))),
    ...Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== undefined)),
    login_retries: numberOrNull(login_retries) as ClientSettings['login_retries'],
    login_timeout_time: numberOrNull(login_timeout_time) as ClientSettings['login_timeout_time'],
    ...(time_zone && { time_zone }),
  }
}

const numberOrNull = (text: string) => (text === '' ? null : Number(text))

/** Whether the login page shows the notice at a local time: it is switched on, not empty, and between its dates. */
export function isShownAt(draft: SettingsDraft, at: string): boolean {
  const { notice_start: start, notice_end: end } = draft
  const hasText = draft.notice_title.trim() !== '' || draft.notice_message !== ''
  const moment = parseISO(at)
  return (
    draft.show_notice_message === '1' &&
    hasText &&
    isValid(moment) &&
    (start === '' || parseISO(start) <= moment) &&
    (end === '' || parseISO(end) > moment)
  )
}
