export { DocumentPage } from './detail/document-page'
export { DocumentsPage } from './list/documents-page'
