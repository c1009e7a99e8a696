import { useContext, useEffect, type ComponentProps } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { cx } from '../internal/cx'

/**
 * The text input of `ComboBox` and `MultiSelect`. A click opens the list. Focus alone does not, because a dialog or a
 * closing menu can return the focus while the user clicks something else.
 */
export function ComboBoxInput({ className, ...rest }: ComponentProps<typeof Input> & { className: string }) {
  const state = useContext(ComboBoxStateContext)
  // React Aria opens the list in a render after the keystroke, and a blur in between does not prevent it.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close()
  })
  return (
    <Input
      {...rest}
      className={cx('ssp-Field__input', className)}
      onClick={() => state && !state.isOpen && state.open(null, 'manual')}
    />
  )
}
