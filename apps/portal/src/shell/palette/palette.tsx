import { useMessages, type FeatureRoute } from '@ssp/feature-kit'
import { CommandPalette, type CommandPaletteProps } from '@ssp/ui'
import { paletteMessages } from './messages'
import { useCommands } from './use-commands'

interface PaletteProps extends Pick<CommandPaletteProps, 'open' | 'onOpenChange' | 'text' | 'onTextChange'> {
  /** Every page inside the shell. */
  routes: readonly FeatureRoute[]
}

/** Records, pages and actions by keyboard, opened by ⌘K or Ctrl+K. */
export function Palette({ routes, ...props }: PaletteProps) {
  const texts = useMessages(paletteMessages)
  const commands = useCommands({ routes, text: props.text, onDone: () => props.onOpenChange(false) })
  return <CommandPalette {...commands} {...props} texts={texts} footer={texts.keys} />
}
