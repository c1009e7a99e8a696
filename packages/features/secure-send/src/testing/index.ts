export {
  fakeCaution,
  fakeProof,
  fakeSentDocument,
  fakeSharableUser,
  fakeSharedDocument,
  SELF,
} from './shared-documents'
export { secureSendPath, secureSendServer } from './secure-send-server'
export type { SecureSendServerOptions } from './secure-send-server'
