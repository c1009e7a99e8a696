export { fakeArticle, fakeBody, fakeCategory, fakePicture } from './knowledge'
export { knowledgePath, knowledgeServer } from './knowledge-server'
export type { KnowledgeServerOptions } from './knowledge-server'
