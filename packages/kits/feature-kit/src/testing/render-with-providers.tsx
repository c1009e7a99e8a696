import type { ReactElement, ReactNode } from 'react'
import { SspStoryProvider, type SspStoryProviderProps } from './ssp-story-provider'

/**
 * Renders a page with everything it needs, without a server.
 * @param render of the host's test library, for example of `@testing-library/react`
 * @returns the result of `render`
 */
export const renderWithProviders = <Result,>(
  render: (page: ReactElement) => Result,
  page: ReactNode,
  props: Omit<SspStoryProviderProps, 'children'> = {},
): Result =>
  render(
    <SspStoryProvider appearance={{}} {...props}>
      {page}
    </SspStoryProvider>,
  )
