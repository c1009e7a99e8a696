// A separate module, so that the bell loads it when it is opened.
export { BellAttention } from '@ssp/dashboard'
