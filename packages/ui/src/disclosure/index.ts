export { Disclosure, DisclosureGroup } from './disclosure'
export type { DisclosureProps } from './disclosure'
