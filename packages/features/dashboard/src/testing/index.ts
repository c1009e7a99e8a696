export { dashboardServer } from './dashboard-server'
export { fakeDashboardEmployees, fakeDashboardStats, fakeRegistrations } from './fixtures'
