import { lazyField } from '../field/lazy-field'
import type { ComboBoxProps, MultiSelectProps } from './combo-box.types'

/** Selects one of many options by typing. For a few options use `Select`. Loaded on first render. */
export const ComboBox = lazyField<ComboBoxProps>(
  'ComboBox',
  async () => (await import('./combo-box-control')).ComboBoxControl,
)

/** Selects several of many options by typing; selected options are chips before the input. Loaded on first render. */
export const MultiSelect = lazyField<MultiSelectProps>(
  'MultiSelect',
  async () => (await import('./multi-select-control')).MultiSelectControl,
)
