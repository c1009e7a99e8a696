interface TextField {
  value: string
  onValueChange: (value: string) => void
}

/** A date, or a date and time, of a form that uses '' for an empty value, bound to a date field of `@ssp/ui`. */
export const dateField = <Field extends TextField>({ value, onValueChange, ...field }: Field) => ({
  ...field,
  value: value || null,
  onValueChange: (next: string | null) => onValueChange(next ?? ''),
})
