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
  /** Several lines. Default false. */
  isLong?: boolean
  /** Longest text in characters. Default 400. */
  max?: number
}

/** A text that ignores a change that would make it too long, as a whole, and tells so (spec 2 section 5, decision 53). */
export function LimitedText({ value = '', onChange, isLong = false, max = MAX_TEXT, ...frame }: LimitedTextProps) {
  const text = { ...frame, value, maxLength: max, overLimit: 'change', onValueChange: onChange } as const
  return isLong ? <TextArea {...text} /> : <TextField {...text} autoComplete="off" />
}
