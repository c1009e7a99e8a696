import type { FormField } from '../../model'

/** Props of every part of an editor. */
export interface PartProps {
  /** The working copy. */
  field: FormField
  onChange: (field: FormField) => void
}
