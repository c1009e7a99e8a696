import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/**
 * Selector of the row or card of a record that was just created (`data-created`). Put it before the selectors of focus,
 * whose outline replaces this one. With forced colours the transparent outline is visible.
 */
export const createdMark = {
  '&[data-created]': {
    background: `color-mix(in oklab, ${vars.color.primarySubtle} 50%, ${vars.color.surface})`,
    borderColor: vars.color.primaryBorder,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
} satisfies StyleRule['selectors']
