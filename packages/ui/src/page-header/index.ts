export { PageHeader } from './page-header'
export type { PageHeaderProps, PageHeaderSecondary } from './page-header'
