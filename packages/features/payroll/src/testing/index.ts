export { fakeItem, fakeItems, fakeJob, fakeJobs, fakeReview } from './jobs'
export { jobsPath, payrollServer } from './payroll-server'
export type { PayrollServerOptions } from './payroll-server'
