declare module 'virtual:ssp-contract' {
  /** Operations by path (fragment included) and method, as `openapi/ssp.yaml` has them. */
  export const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
