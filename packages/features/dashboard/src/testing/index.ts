export { dashboardServer } from './dashboard-server'
export { fakeDashboardEmployees, fakeDashboardStats } from './fixtures'
