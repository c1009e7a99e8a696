import { OTPInput, REGEXP_ONLY_DIGITS_AND_CHARS } from 'input-otp'
import type { ComponentPropsWithRef } from 'react'
import { Field } from '../field/field'
import { useField, type FieldProps } from '../field/use-field'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/use-controllable'
import * as styles from './one-time-code.css'

/** Props of `OneTimeCode`; the rest and `ref` reach the `input`, `className` the frame. */
export interface OneTimeCodeProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'nonce' | 'maxLength' | 'value' | 'defaultValue' | 'children' | 'onChange'
    > {
  /** Number of characters. Default 6. */
  length?: number | undefined
  /** Controlled value. */
  value?: string | undefined
  /** Initial value when uncontrolled. */
  defaultValue?: string | undefined
  /** Called with the code after every change. */
  onValueChange?: ((code: string) => void) | undefined
  /** Called with the code once it is complete. */
  onComplete?: ((code: string) => void) | undefined
}

/** A code of letters and digits: one input displayed as boxes, filled by one paste or the phone's suggestion. */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { frame, control, rest } = useField(props)
  const { length = 6, value, defaultValue = '', onValueChange, onComplete, ...input } = rest
  const [code, setCode] = useControllable(value, defaultValue, onValueChange)
  return (
    <Field {...frame}>
      <OTPInput
        {...input}
        {...control}
        value={code}
        onChange={setCode}
        maxLength={length}
        pattern={REGEXP_ONLY_DIGITS_AND_CHARS}
        inputMode="text"
        autoCapitalize="none"
        pasteTransformer={(text) => text.replace(/[^a-z\d]/gi, '')}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        containerClassName={cx('ssp-OneTimeCode', styles.boxes)}
        onComplete={(code: string) => onComplete?.(code)}
        render={({ slots }) =>
          slots.map(({ char, isActive, hasFakeCaret }, index) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- boxes have no other identity than their position
              key={index}
              aria-hidden="true"
              data-state={isActive ? 'active' : undefined}
              data-invalid={control['aria-invalid']}
              data-disabled={input.disabled || undefined}
              className={cx('ssp-OneTimeCode__box', styles.box)}
            >
              {char}
              {hasFakeCaret && <span className={styles.caret} />}
            </span>
          ))
        }
      />
    </Field>
  )
}
