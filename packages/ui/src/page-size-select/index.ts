export { PageSizeSelect, pageSizes } from './page-size-select'
export type { PageSizeSelectProps } from './page-size-select'
