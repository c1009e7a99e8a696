export { Empty, ErrorState, Loading } from './states'
export type { EmptyProps, ErrorStateProps, LoadingProps } from './states'
