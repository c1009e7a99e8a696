// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Addresses to put images of the brand or of a user, or files of Secure Send to. */
export const getSignedUploadUrls = /* @__PURE__ */ operation('POST', '/ssp/production/upload#getSignedUrl', {"function":"getSignedUrl","type":"put"})

/** Take back a file that was put for Secure Send and is not shared. */
export const deleteUploadedFile = /* @__PURE__ */ operation('POST', '/ssp/production/upload#deleteFiles', {"function":"deleteFiles"})

/** Files that the caller put for Secure Send and has not shared. */
export const listUploadedFiles = /* @__PURE__ */ operation('POST', '/ssp/production/upload#getS3Files', {"function":"getS3Files"})

/** Address to put one file to. */
export const signUploadUrl = /* @__PURE__ */ operation('POST', '/dashboard/sign-upload-url')
