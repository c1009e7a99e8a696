// Generated from openapi/ by `npm run generate`. Do not edit.

/** Addresses to put images of the brand or of a user, or files of Secure Send to. */
export const getSignedUploadUrls = { method: 'POST', path: '/ssp/production/upload#getSignedUrl', query: {"function":"getSignedUrl","type":"put"} } as const

/** Take back a file that was put for Secure Send and is not shared. */
export const deleteUploadedFile = { method: 'POST', path: '/ssp/production/upload#deleteFiles', query: {"function":"deleteFiles"} } as const

/** Files that the caller put for Secure Send and has not shared. */
export const listUploadedFiles = { method: 'POST', path: '/ssp/production/upload#getS3Files', query: {"function":"getS3Files"} } as const

/** Address to put one file to. */
export const signUploadUrl = { method: 'POST', path: '/dashboard/sign-upload-url', query: {} } as const
