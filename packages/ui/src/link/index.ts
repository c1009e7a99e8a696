export { Link } from './link'
export { LinkProvider, useLinkPress } from './link-provider'
export type { LinkProps, LinkVariant } from './link'
export type { LinkProviderProps, Navigate } from './link-provider'
