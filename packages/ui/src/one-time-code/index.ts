export { OneTimeCode } from './one-time-code'
export type { OneTimeCodeProps } from './one-time-code'
