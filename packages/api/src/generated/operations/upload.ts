// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Addresses to upload images of the brand or of a user, or files of Secure Send, to. */
export const getSignedUploadUrls = /* @__PURE__ */ operation('POST', '/ssp/production/upload#getSignedUrl', {"function":"getSignedUrl","type":"put"})

/** Delete a file that was uploaded for Secure Send and is not shared. */
export const deleteUploadedFile = /* @__PURE__ */ operation('POST', '/ssp/production/upload#deleteFiles', {"function":"deleteFiles"})

/** Files that the caller has uploaded for Secure Send and not shared. */
export const listUploadedFiles = /* @__PURE__ */ operation('POST', '/ssp/production/upload#getS3Files', {"function":"getS3Files"})

/** Address to upload one file to. */
export const signUploadUrl = /* @__PURE__ */ operation('POST', '/dashboard/sign-upload-url')
