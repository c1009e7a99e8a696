import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogClose, DialogContent, DialogRoot, DialogTitle } from '../dialog/dialog-parts'
import type { DialogContentProps } from '../dialog/dialog-parts'
import { cx } from '../internal/cx'
import { VisuallyHidden } from '../visually-hidden'
import { CommandList } from './command-list'
import type { CommandListProps } from './command-palette.types'
import * as styles from './command-palette.css'
import { useCommandList } from './use-command-list'

/** Props of `CommandPalette`; the rest reaches the dialog element. */
export interface CommandPaletteProps
  extends CommandListProps, Omit<DialogContentProps, keyof CommandListProps | 'size' | 'side' | 'role' | 'children'> {
  /** Whether it is open. */
  open: boolean
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void
  /** The typed text. */
  text: string
  /** Called with the text after every change. */
  onTextChange: (text: string) => void
  /** A line at the bottom, for example for the keys. */
  footer?: ReactNode
}

/**
 * A dialog with one input and the options for its text. Enter selects the first option. Load it lazily where it is opened,
 * because it includes the code of dialogs.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, text, onTextChange, footer, groups, texts, status, onRetry, onChoose, ...rest } = props
  const { inputProps, ...list } = useCommandList({ groups, text, first: true, onChoose })
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        aria-describedby={undefined}
        {...rest}
        size="md"
        className={cx('ssp-CommandPalette', styles.palette, rest.className)}
      >
        <VisuallyHidden>
          <DialogTitle>{texts.label}</DialogTitle>
        </VisuallyHidden>
        <div className={styles.inputRow}>
          <Search size={18} aria-hidden="true" className={styles.search} />
          <input
            {...inputProps}
            type="text"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={text}
            className={cx('ssp-CommandPalette__input', styles.input)}
            onChange={(event) => onTextChange(event.target.value)}
          />
        </div>
        <div className={styles.scroll}>
          <CommandList {...{ groups, texts, status, onRetry, onChoose }} {...list} />
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
        <DialogClose />
      </DialogContent>
    </DialogRoot>
  )
}
