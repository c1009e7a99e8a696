// Generated from openapi/ by `npm run generate`. Do not edit.

/** The attachments of the welcome e-mail or, with a key, the address to view one. */
export const listEmailAttachments = { method: 'GET', path: '/ssp/production/email-attachments/{clientId}', query: {} } as const

/** Send the welcome e-mail to an address, with the data of the employee of the own account. */
export const sendTestWelcomeEmail = { method: 'POST', path: '/ssp/production/email-attachments/{clientId}', query: {} } as const

/** Remove an attachment with its file. */
export const removeEmailAttachment = { method: 'DELETE', path: '/ssp/production/email-attachments/{clientId}', query: {}, strict: 'EMAIL_ATTACHMENTS_DELETE' } as const

/** The welcome e-mail as an employee would get it. */
export const previewWelcomeEmail = { method: 'GET', path: '/ssp/production/email-attachments/{clientId}/preview', query: {} } as const

/** Note that an employee has registered; the welcome e-mail follows, once. */
export const completeRegistration = { method: 'POST', path: '/ssp/production/email-attachments/{clientId}/registrations', query: {} } as const
