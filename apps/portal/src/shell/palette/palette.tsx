import { useMessages, type FeatureRoute } from '@ssp/feature-kit'
import { CommandPalette } from '@ssp/ui'
import { useState } from 'react'
import { paletteMessages } from './messages'
import { useCommands } from './use-commands'

interface PaletteProps {
  /** Every page inside the shell. */
  routes: readonly FeatureRoute[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Records, pages and actions by keyboard, opened by ⌘K or Ctrl+K. */
export function Palette({ routes, open, onOpenChange }: PaletteProps) {
  const texts = useMessages(paletteMessages)
  const [text, setText] = useState('')
  const commands = useCommands({ routes, text, onDone: () => onOpenChange(false) })
  return (
    <CommandPalette
      {...commands}
      open={open}
      onOpenChange={onOpenChange}
      texts={texts}
      text={text}
      onTextChange={setText}
      footer={texts.keys}
    />
  )
}
