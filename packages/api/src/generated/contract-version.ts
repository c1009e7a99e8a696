// Generated from openapi/ by `npm run generate`. Do not edit.

/** Version of the contract that this client was generated from. */
export const CONTRACT_VERSION: string = '1.0.0'
