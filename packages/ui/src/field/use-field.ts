import { useId, type ReactNode } from 'react'

/** What every field takes besides the props of its control. */
export interface FieldProps {
  /** Names the control; always there, even where it is not drawn. */
  label: ReactNode
  /** One quiet line under the control. */
  help?: ReactNode
  /** What is wrong and what to do; takes the place of `help` and marks the control as invalid. */
  error?: ReactNode
  /** Marks the field as required; the form decides what to do about it. Default false. */
  required?: boolean | undefined
  /** Keeps the label for screen readers alone, where the place itself explains the field. Default false. */
  hideLabel?: boolean | undefined
}

/** Everything that `Field` draws around a control. */
export interface FieldFrame extends FieldProps {
  controlId: string
  labelId: string
  messageId: string
  className: string | undefined
}

/** What ties a control to its label and message. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Rest<P> = Omit<P, keyof FieldProps | 'className' | 'id' | 'aria-describedby'>

/** Splits the props of a field into its frame, the wiring of its control, and the control's own. */
export function useField<
  P extends FieldProps & {
    id?: string | undefined
    className?: string | undefined
    'aria-describedby'?: string | undefined
  },
>(props: P): { frame: FieldFrame; control: FieldControlProps; rest: Rest<P> } {
  const { label, help, error, required, hideLabel, className, id, 'aria-describedby': describedBy, ...rest } = props
  const own = useId()
  const controlId = id ?? `${own}control`
  const messageId = `${own}message`
  const description = [describedBy, (error || help) && messageId].filter(Boolean).join(' ')
  return {
    frame: { label, help, error, required, hideLabel, className, controlId, labelId: `${own}label`, messageId },
    control: {
      id: controlId,
      'aria-describedby': description || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
    rest,
  }
}
