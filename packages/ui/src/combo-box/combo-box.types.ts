import type { Ref } from 'react'
import type { FieldProps } from '../field/use-field'
import type { Option } from '../select/select'

/** One thing to be found and chosen. */
export interface ComboBoxOption extends Option {
  /** A quiet second line, for what tells two of the same name apart. */
  description?: string | undefined
}

interface SharedProps extends FieldProps {
  /** The choices, in order. They are filtered by what is typed, unless `onSearch` is given. */
  options: readonly ComboBoxOption[]
  /** Hears what is typed; then the host finds the choices and the field filters nothing. */
  onSearch?: ((text: string) => void) | undefined
  /** The host is still looking for choices. Default false. */
  loading?: boolean | undefined
  /** What stands there while nothing is chosen. */
  placeholder?: string | undefined
  /** Nothing can be chosen. Default false. */
  disabled?: boolean | undefined
  /** Name of the chosen value in a form. */
  name?: string | undefined
  /** Id of the input; made up by default. */
  id?: string | undefined
  /** Class of the frame. */
  className?: string | undefined
  /** The `input`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** Props of `ComboBox`. */
export interface ComboBoxProps extends SharedProps {
  /** The choice, held by the host; `null` is none. */
  value?: string | null | undefined
  /** The choice to begin with, where the field holds it itself. */
  defaultValue?: string | null | undefined
  /** Hears the choice after every change. */
  onValueChange?: ((value: string | null) => void) | undefined
}

/** Props of `MultiSelect`. */
export interface MultiSelectProps extends SharedProps {
  /** The choices, held by the host. */
  value?: readonly string[] | undefined
  /** The choices to begin with, where the field holds them itself. */
  defaultValue?: readonly string[] | undefined
  /** Hears the choices after every change, in the order in which they were made. */
  onValueChange?: ((value: string[]) => void) | undefined
}
