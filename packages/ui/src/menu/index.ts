export { Menu } from './menu'
export type { MenuProps } from './menu'
export type { MenuAction } from './menu.types'
