export { ColumnMenu } from './column-menu'
export type { ColumnMenuProps } from './column-menu'
export type { ColumnChoice, ColumnItem } from './column-menu.types'
