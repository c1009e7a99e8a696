import { ChevronDown } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField } from '../field/use-field'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { mergeRefs } from '../internal/merge-refs'
import { useUiMessages } from '../internal/messages-context'
import { ComboBoxInput } from './combo-box-input'
import { ComboBoxList } from './combo-box-list'
import * as styles from './combo-box.css'
import { searchProps } from './search-props'
import type { ComboBoxProps } from './combo-box.types'

/** Prevents the first click from placing the caret and clearing the selection. */
const focusWhole = (event: MouseEvent<HTMLInputElement>) => {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.focus()
}

/** Implementation of `ComboBox`, loaded on first render. */
export function ComboBoxControl(props: ComboBoxProps) {
  const { frame, control, rest } = useField(props)
  const {
    options,
    value,
    defaultValue,
    onValueChange,
    onSearch,
    loading,
    placeholder,
    disabled = false,
    ref,
    ...root
  } = rest
  const messages = useUiMessages('comboBox')
  const input = useRef<HTMLInputElement>(null)
  return (
    <ComboBox
      {...omitUndefined(root)}
      {...searchProps(options, onSearch)}
      {...omitUndefined({ value, defaultValue, 'aria-describedby': control['aria-describedby'] })}
      id={control.id}
      isDisabled={disabled}
      isInvalid={Boolean(frame.error)}
      isRequired={frame.required ?? false}
      validationBehavior="aria"
      menuTrigger="input"
      className={cx('ssp-ComboBox', styles.root, frame.className)}
      // Opened by click or arrow key: select the text, so that typing replaces the current choice.
      onOpenChange={(open, by) => open && by !== 'input' && input.current?.select()}
      onChange={(key) => onValueChange?.(key === null ? null : String(key))}
    >
      <Field {...frame} className={undefined} labelAs={Label}>
        <Group className={cx('ssp-Field__box', fieldStyles.box)}>
          <ComboBoxInput
            {...omitUndefined({ placeholder })}
            ref={mergeRefs(input, ref)}
            className={fieldStyles.input}
            onMouseDown={focusWhole}
          />
          <Button aria-label={messages.open} className={styles.arrow}>
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        </Group>
      </Field>
      <ComboBoxList loading={loading} />
    </ComboBox>
  )
}
