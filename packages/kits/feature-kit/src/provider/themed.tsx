import { Root, type RootProps } from '@ssp/ui'
import type { ReactNode } from 'react'
import { ElementsContext, useElements, type Elements } from './use-elements'

/** The look of the pages. All properties are optional; omitted ones come from the page's stylesheet. */
export interface Appearance {
  /**
   * Custom properties by name, for example `{'--ssp-radius-card': '4px'}`. Use `colourVariables` of `@ssp/ui/theme` for a
   * client's colours.
   */
  variables?: RootProps['variables']
  /**
   * Styles of parts, keyed by their class: `{'ssp-Button': {borderRadius: '0'}}`. They override the styles of the packages
   * and apply to overlays too. A nested provider inherits those of the outer one and overrides them with its own.
   */
  elements?: Elements | undefined
  layout?: Pick<RootProps, 'mode' | 'density' | 'dir'>
}

/** The root of pages with one look. */
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
