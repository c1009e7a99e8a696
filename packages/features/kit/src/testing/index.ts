export { useMemoryNavigation } from './memory-navigation'
export { createFakeApi, SspStoryProvider } from './ssp-story-provider'
export { typeDate } from './type-date'
export type { FakeServer, SspStoryProviderProps } from './ssp-story-provider'
