// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The attachments of the welcome e-mail or, with a key, the address to view one. */
export const listEmailAttachments = /* @__PURE__ */ operation('GET', '/ssp/production/email-attachments/{clientId}')

/** Send the welcome e-mail to an address, with the data of the employee of the own account. */
export const sendTestWelcomeEmail = /* @__PURE__ */ operation('POST', '/ssp/production/email-attachments/{clientId}')

/** Remove an attachment with its file. */
export const removeEmailAttachment = /* @__PURE__ */ operation('DELETE', '/ssp/production/email-attachments/{clientId}', {}, 'EMAIL_ATTACHMENTS_DELETE')

/** The welcome e-mail as an employee would get it. */
export const previewWelcomeEmail = /* @__PURE__ */ operation('GET', '/ssp/production/email-attachments/{clientId}/preview')

/** Note that an employee has registered; the welcome e-mail follows, once. */
export const completeRegistration = /* @__PURE__ */ operation('POST', '/ssp/production/email-attachments/{clientId}/registrations')
