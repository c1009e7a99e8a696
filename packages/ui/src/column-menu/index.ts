export { ColumnMenu } from './column-menu'
export type { ColumnChoice, ColumnItem, ColumnMenuProps } from './column-menu'
