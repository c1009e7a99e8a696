import { lazy, Suspense } from 'react'
import { Field, Skeleton, useField, type FieldProps } from '@ssp/ui'

/** Props of `RichTextField`. */
export interface RichTextFieldProps extends FieldProps {
  /** HTML; empty if there is no text. */
  value: string
  /** Called with the HTML after every change. */
  onValueChange: (html: string) => void
  /** Whether the text is read-only. Default false. */
  disabled?: boolean
  /** Name of the field in its form. */
  name?: string
}

const EditorControl = lazy(async () => ({ default: (await import('./editor-control')).EditorControl }))

/** A field of rich text with a toolbar. The editor is loaded on first render. */
export function RichTextField(props: RichTextFieldProps) {
  const { frame, control, rest } = useField(props)
  const { value, onValueChange, disabled = false } = rest
  return (
    <Field {...frame}>
      <Suspense fallback={<Skeleton shape="block" height={220} />}>
        <EditorControl
          value={value}
          onValueChange={onValueChange}
          disabled={disabled}
          labelledBy={frame.labelId}
          control={control}
        />
      </Suspense>
    </Field>
  )
}
