// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The attachments of the welcome e-mail or, with `key`, an address to view one. */
export const listEmailAttachments = /* @__PURE__ */ operation('GET', '/ssp/production/email-attachments/{clientId}')

/** Send the welcome e-mail to an address, with the data of the account's own employee. */
export const sendTestWelcomeEmail = /* @__PURE__ */ operation('POST', '/ssp/production/email-attachments/{clientId}')

/** Remove an attachment and its file. */
export const removeEmailAttachment = /* @__PURE__ */ operation('DELETE', '/ssp/production/email-attachments/{clientId}', {}, 'EMAIL_ATTACHMENTS_DELETE')

/** The welcome e-mail as an employee would receive it. */
export const previewWelcomeEmail = /* @__PURE__ */ operation('GET', '/ssp/production/email-attachments/{clientId}/preview')

/** Record that an employee has registered, and queue the welcome e-mail once. */
export const completeRegistration = /* @__PURE__ */ operation('POST', '/ssp/production/email-attachments/{clientId}/registrations')
