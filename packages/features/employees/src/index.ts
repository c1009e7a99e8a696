export { QuickCreatePanel } from './create/quick-create-panel'
export { EmployeePage } from './detail/employee-page'
export { EmployeesPage } from './list/employees-page'
export type { QuickCreatePanelProps } from './create/quick-create-panel'
