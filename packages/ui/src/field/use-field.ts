import { useId, type ReactNode } from 'react'

/** Props of every field besides those of its control. */
export interface FieldProps {
  /** Accessible name of the control; required even when hidden. */
  label: ReactNode
  /** One muted line under the control. */
  help?: ReactNode
  /** What is wrong and how to fix it; replaces `help` and marks the control as invalid. */
  error?: ReactNode
  /** One announced line below the help or the error, for example what exceeded a limit. */
  notice?: ReactNode
  /** Marks the field as required; the form validates it. Default false. */
  required?: boolean | undefined
  /** Shows the mark only, when the rule applies to several fields and their group describes it. Default `required`. */
  requiredMark?: boolean | undefined
  /** Hides the label visually, where the context explains the field. Default false. */
  hideLabel?: boolean | undefined
}

/** What `Field` renders around a control. */
export interface FieldFrame extends FieldProps {
  /** Id of the control. */
  controlId: string
  /** Id of the label. */
  labelId: string
  /** Id of the help and the error, for the control's `aria-describedby`. */
  messageId: string
  /** Class of the frame. */
  className: string | undefined
  /** Length and limit of a text that is near its limit. */
  counter?: string | undefined
}

/** Connects a control with its label and message. */
export interface FieldControlProps {
  /** Id of the control, referenced by the label. */
  id: string
  /** Ids of the help or the error, and of the caller's descriptions. */
  'aria-describedby': string | undefined
  /** Set while there is an error. */
  'aria-invalid': true | undefined
  /** Set on a required field. */
  'aria-required': true | undefined
}

type Rest<P> = Omit<Omit<P, keyof FieldProps | 'className'>, 'id' | 'aria-describedby'>

/** Splits the props of a field into frame props, the control's ids and ARIA attributes, and the control's own props. */
export function useField<
  P extends FieldProps & {
    id?: string | undefined
    className?: string | undefined
    'aria-describedby'?: string | undefined
  },
>(props: P): { frame: FieldFrame; control: FieldControlProps; rest: Rest<P> } {
  const { label, help, error, notice, required, requiredMark = required, hideLabel, className, ...named } = props
  const { id, 'aria-describedby': describedBy, ...rest } = named
  const own = useId()
  const controlId = id ?? `${own}control`
  const messageId = `${own}message`
  const description = [describedBy, (error || help || notice) && messageId].filter(Boolean).join(' ')
  return {
    frame: {
      label,
      help,
      error,
      notice,
      required,
      requiredMark,
      hideLabel,
      className,
      controlId,
      labelId: `${own}label`,
      messageId,
    },
    control: {
      id: controlId,
      'aria-describedby': description || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
    rest,
  }
}
