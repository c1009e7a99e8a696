import type { DashboardEmployee, DashboardEmployees, DashboardStatsRow } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'

const people: [title: string | null, forename: string, surname: string, registered: string][] = [
  ['Ms', 'Nadia', 'Okafor', '2026-11-20T09:04:00.000Z'],
  [null, 'Tomasz', 'Wiśniewski', '2026-11-19T08:41:00.000Z'],
  ['Dr', 'Amelia', 'Hart', '2026-11-19T07:55:00.000Z'],
  [null, 'Kwame', 'Mensah', '2026-11-18T16:20:00.000Z'],
  ['Mr', 'Luca', 'Ferrari', '2026-11-17T10:02:00.000Z'],
  ['Mrs', 'Priya', 'Raman', '2026-11-16T13:30:00.000Z'],
  [null, 'Freya', 'Lindqvist', '2026-11-14T09:12:00.000Z'],
  ['Mr', 'Daniel', 'Kerr', '2026-11-13T11:47:00.000Z'],
]

const employees: DashboardEmployee[] = people.map(([title, forename, surname, registeredDt], index) => ({
  id: fakeId(index + 1),
  title,
  forename,
  surname,
  registeredDt,
  additionalData: null,
}))

/** Response of `getDashboardEmployees` for a user with all permissions. */
export const fakeDashboardEmployees = (over: Partial<DashboardEmployees> = {}): DashboardEmployees => ({
  employees,
  registered: 3_914,
  unregistered: 1_086,
  ...over,
})

/**
 * Daily rows of `getDashboardStats` from 1 January of the year of `today`: payslips on the 25th, logins
 * on weekdays and rising through the year.
 *
 * @param today `YYYY-MM-DD`, the last day
 */
export function fakeDashboardStats(today = '2026-11-21'): DashboardStatsRow[] {
  const rows: DashboardStatsRow[] = []
  for (let day = new Date(`${today.slice(0, 4)}-01-01`); ; day = new Date(day.getTime() + 86_400_000)) {
    const date = day.toISOString().slice(0, 10)
    if (date > today) return rows
    const weekend = day.getUTCDay() % 6 === 0
    const wave = Math.round(40 * Math.sin(rows.length / 17))
    rows.push({
      date,
      payslips: day.getUTCDate() === 25 ? 3_600 + day.getUTCMonth() * 31 + wave : 0,
      logins: weekend ? 60 + (rows.length % 9) : 210 + Math.round(rows.length / 3) + wave,
    })
  }
}

/** Response of `getRegistrationsAnalytics`: 30 days of November, 60 registrations. */
export const fakeRegistrations = () => {
  const days = Array.from({ length: 30 }, (_, index) => index)
  return {
    labels: days.map((day) => `2026-11-${String(day + 1).padStart(2, '0')}`),
    values: days.map((day) => (day * 7) % 5),
  }
}
