export { documentServer, documentsPath } from './document-server'
export { fakeDocument, fakeDocuments, fakeReader, fakeReaders } from './documents'
export type { DocumentServerOptions } from './document-server'
