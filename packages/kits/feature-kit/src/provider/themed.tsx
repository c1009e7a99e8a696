import { Root, type RootProps } from '@ssp/ui'
import type { ReactNode } from 'react'
import { ElementsContext, useElements, type Elements } from './use-elements'

/** How the pages look. Everything is optional; what is left out comes from the page's stylesheet. */
export interface Appearance {
  /** Custom properties by name, for example `{'--ssp-radius-card': '4px'}`; a client's colours come from `colourVariables` of `@ssp/ui/theme`. */
  variables?: RootProps['variables']
  /**
   * Styles of parts, by their class: `{'ssp-Button': {borderRadius: '0'}}`. They win over the styles of the packages, and apply to
   * the overlays too. A provider inside another one has those of the outer one, under its own.
   */
  elements?: Elements | undefined
  layout?: Pick<RootProps, 'mode' | 'density' | 'dir'>
}

/** The root of pages in one look. */
export function Themed({ variables, elements, layout, children }: Appearance & { children: ReactNode }) {
  const { value, className } = useElements(elements)
  return (
    <ElementsContext value={value}>
      <Root {...layout} variables={variables} className={className}>
        {children}
      </Root>
    </ElementsContext>
  )
}
