import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { ComponentType } from 'react'
import { fn } from 'storybook/test'
import { secureSendServer } from './secure-send-server'

/** Options of a page story. */
export interface PageStoryArgs {
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (path: string) => void
}

/** The shared set-up of both page stories. */
export const pageStory = (Page: ComponentType, at: string) => ({
  render: (args: PageStoryArgs) => (
    <SspStoryProvider {...args}>
      <Page />
    </SspStoryProvider>
  ),
  args: { server: secureSendServer(), at, permissions: ['SECURE_SEND_VIEW'], onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
})
