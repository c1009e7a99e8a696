export { EmailAttachmentsPage } from './page/email-attachments-page'
export { PreviewEmailPanel } from './preview/preview-email-panel'
