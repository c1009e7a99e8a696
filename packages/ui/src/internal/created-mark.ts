import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

/**
 * Selectors of a row or card with `data-created`, the record that was just made. Before those of focus, whose outline replaces
 * this one. The transparent outline is drawn where the system forces its colours; the tint keeps muted text readable.
 */
export const createdMark = {
  '&[data-created]': {
    background: `color-mix(in oklab, ${vars.color.primarySubtle} 50%, ${vars.color.surface})`,
    borderColor: vars.color.primaryBorder,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
} satisfies StyleRule['selectors']
