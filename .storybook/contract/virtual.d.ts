declare module 'virtual:ssp-contract' {
  /** Operations by path (fragment included) and method, as `openapi/generated/ssp.json` has them. */
  export const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What the schemas of the operations refer to. */
  export const components: { schemas: Record<string, object> }
}
