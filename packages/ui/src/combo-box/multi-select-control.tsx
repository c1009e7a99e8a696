import { ChevronDown, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { Field } from '../field/field'
import * as fieldStyles from '../field/field.css'
import { useField } from '../field/use-field'
import { cx } from '../internal/cx'
import { omitUndefined } from '../internal/omit-undefined'
import { useUiMessages } from '../internal/messages-context'
import { useControllable } from '../internal/use-controllable'
import { ComboBoxInput } from './combo-box-input'
import { ComboBoxList } from './combo-box-list'
import * as styles from './combo-box.css'
import { searchProps } from './search-props'
import type { MultiSelectProps } from './combo-box.types'

const none: readonly string[] = []

/** Implementation of `MultiSelect`, loaded on first render. */
export function MultiSelectControl(props: MultiSelectProps) {
  const { frame, control, rest } = useField(props)
  const {
    options,
    value,
    defaultValue = none,
    onValueChange,
    onSearch,
    loading,
    placeholder,
    disabled = false,
    ref,
    ...root
  } = rest
  const messages = useUiMessages('comboBox')
  const [chosen, choose] = useControllable(
    value,
    defaultValue,
    onValueChange as ((value: readonly string[]) => void) | undefined,
  )
  const remove = (gone: string) => choose(chosen.filter((one) => one !== gone))
  const removeLast = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key === 'Backspace' && target instanceof HTMLInputElement && target.value === '') choose(chosen.slice(0, -1))
  }
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  return (
    <ComboBox<(typeof options)[number], 'multiple'>
      {...omitUndefined(root)}
      {...searchProps(options, onSearch)}
      selectionMode="multiple"
      value={chosen}
      id={control.id}
      {...omitUndefined({ 'aria-describedby': control['aria-describedby'] })}
      isDisabled={disabled}
      isInvalid={Boolean(frame.error)}
      isRequired={frame.required ?? false}
      validationBehavior="aria"
      menuTrigger="input"
      className={cx('ssp-MultiSelect', styles.root, frame.className)}
      onChange={(keys) => choose(keys.map(String))}
    >
      <Field {...frame} className={undefined} labelAs={Label}>
        <Group className={cx('ssp-Field__box', fieldStyles.box, styles.chipBox)} onKeyDown={removeLast}>
          {chosen.map((one) => (
            <span key={one} className={cx('ssp-MultiSelect__chip', styles.chip)}>
              {labelOf(one)}
              <button
                type="button"
                aria-label={messages.remove(labelOf(one))}
                disabled={disabled}
                className={styles.chipRemove}
                onClick={() => remove(one)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </span>
          ))}
          <ComboBoxInput
            {...omitUndefined({ ref, placeholder: chosen.length === 0 ? placeholder : undefined })}
            className={cx(fieldStyles.input, styles.chipInput)}
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
