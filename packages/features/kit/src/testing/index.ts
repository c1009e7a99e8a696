export { useMemoryNavigation } from './memory-navigation'
export { createFakeApi, SspStoryProvider } from './ssp-story-provider'
export type { FakeServer, SspStoryProviderProps } from './ssp-story-provider'
