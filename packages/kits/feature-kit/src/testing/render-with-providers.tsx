import type { ReactElement, ReactNode } from 'react'
import { SspStoryProvider, type SspStoryProviderProps } from './ssp-story-provider'

/**
 * Renders a page with everything that it needs, without a server.
 *
 * @param render of the test library of the host, for example of `@testing-library/react`
 * @returns what `render` returns
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
