import { defineMessages, type MessagesOf } from '@ssp/feature-kit'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')

/** Messages of the dashboard; texts of the specification are verbatim (spec 1 section 2.7). */
export const dashboardMessages = defineMessages('dashboard', {
  title: titles.dashboard,
  retry: 'Try again',
  errorId: 'Error id',
  app: {
    title: 'App details',
    url: 'App URL',
    appStore: 'App Store',
    playStore: 'Google Play',
    pin: 'App pin',
    copy: 'Copy',
    copyLabel: 'Copy app details',
    copiedTitle: 'Copied!',
    copiedText: 'App details have been copied to clipboard',
    copyFailed: 'The app details could not be copied. Select and copy them by hand.',
  },
  attention: {
    title: 'Needs attention',
    showAll: (count: number) => `Show all ${figure.format(count)}`,
    showFewer: 'Show fewer',
    none: 'Nothing needs your attention',
    oldest: (days: number) =>
      days === 0 ? 'Oldest: today' : days === 1 ? 'Oldest: 1 day' : `Oldest: ${figure.format(days)} days`,
    /** After the number. */
    kinds: {
      recognitions: (count: number) => (count === 1 ? 'recognition awaits approval' : 'recognitions await approval'),
      incidents: (count: number) => (count === 1 ? 'incident report is late' : 'incident reports are late'),
      documents: (count: number) =>
        count === 1 ? 'document was not acknowledged in time' : 'documents were not acknowledged in time',
      locked: (count: number) => (count === 1 ? 'account is locked' : 'accounts are locked'),
      payroll: (count: number) =>
        count === 1 ? 'payroll upload is ready for review' : 'payroll uploads are ready for review',
    },
  },
  counts: {
    registered: 'Registered',
    unregistered: 'Unregistered',
    share: (percent: string, total: string) => `${percent} of ${total} active employees`,
    added: (total: string, days: number) => `+${total} in the last ${days} days`,
    nobody: 'No active employees yet',
    unknown: '–',
  },
  payslips: { title: 'Payslip uploads', series: 'Payslips' },
  logins: { title: 'Portal logins', series: 'Logins' },
  month: 'Month',
  recent: {
    title: 'Recently registered',
    empty: 'No employees have been registered recently.',
    registeredOn: (date: string) => `Registered on ${date}`,
    unnamed: 'No name',
    view: 'View',
    viewOf: (name: string) => `View ${name}`,
  },
})

export type DashboardMessages = MessagesOf<typeof dashboardMessages>
