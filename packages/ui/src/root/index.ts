export { Root } from './root'
export type { RootProps } from './root'
