import { useMessages, type FeatureRoute } from '@ssp/feature-kit'
import { SearchSuggestions, type OverlayProps, type SuggestionInputProps } from '@ssp/ui'
import { paletteMessages } from './messages'
import { useCommands } from './use-commands'

interface SuggestionsProps extends OverlayProps {
  /** Every page inside the shell. */
  routes: readonly FeatureRoute[]
  /** The text of the header's search. */
  text: string
  /** Called before a suggestion is opened. */
  onDone: () => void
  onInputProps: (props: SuggestionInputProps | undefined) => void
}

/** Records under the search of the header. */
export function Suggestions({ routes, text, onDone, onInputProps }: SuggestionsProps) {
  const commands = useCommands({ routes, text, onDone, full: false })
  return (
    <SearchSuggestions {...commands} text={text} texts={useMessages(paletteMessages)} onInputProps={onInputProps} />
  )
}
