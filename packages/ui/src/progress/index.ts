export { Progress } from './progress'
export type { ProgressProps } from './progress'
