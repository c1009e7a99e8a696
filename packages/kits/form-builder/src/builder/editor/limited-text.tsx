import { TextArea, TextField } from '@ssp/ui'
import type { ReactNode } from 'react'
import { MAX_TEXT } from '../../model'

/** Props of `LimitedText`. */
export interface LimitedTextProps {
  label: string
  help?: ReactNode
  error?: ReactNode
  value: string | undefined
  onChange: (text: string) => void
  /** Whether it has several lines. Default false. */
  isLong?: boolean
  /** Maximum length of the text in characters. Default 400. */
  max?: number
}

/** A text field that ignores a change that would make the text too long, and reports it (spec 2 section 5, decision 53). */
export function LimitedText({ value = '', onChange, isLong = false, max = MAX_TEXT, ...frame }: LimitedTextProps) {
  const text = { ...frame, value, maxLength: max, overLimit: 'change', onValueChange: onChange } as const
  return isLong ? <TextArea {...text} /> : <TextField {...text} autoComplete="off" />
}
