export { fakeDays, reportServer } from './report-server'
