import type { ClientSettings } from '@ssp/api'

/** Settings of a client; `over` replaces any of them. */
export const clientSettings = (over: Partial<ClientSettings> = {}): ClientSettings => ({
  id: '5f0f6d5e-0000-4000-8000-0000000000c1',
  clientName: 'Acme Precision',
  identifier: 'ACME',
  platform_id: '5f0f6d5e-0000-4000-8000-0000000000a1',
  platformDomain: 'example.com',
  loginIdentifierType: 'Employee Number',
  registerIdentifierType: 'Employee Number',
  login_timeout: 1,
  login_retries: 3,
  login_timeout_time: 30,
  show_notice_message: 1,
  notice_title: 'Planned maintenance',
  notice_message: '<p>Payslips are not available on <strong>Saturday</strong> from 08:00 to 12:00.</p>',
  notice_start: null,
  notice_end: null,
  manager_share_only: 0,
  strict_rights: 0,
  time_zone: 'Europe/London',
  ...over,
})
