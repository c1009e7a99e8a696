// A module of its own, so that the bell loads it when it is opened.
export { BellAttention } from '@ssp/dashboard'
