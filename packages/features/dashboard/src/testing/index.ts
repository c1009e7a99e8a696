export { fakeDashboardEmployees, fakeDashboardStats } from './fixtures'
