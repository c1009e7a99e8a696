import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Button } from '../button'
import { LazyDialog, preloadDialog } from '../dialog/dialog'
import { cx } from '../internal/cx'
import { whenIdle } from '../internal/when-idle'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './confirm.css'

/** Options of a confirmation dialog. */
export interface ConfirmOptions {
  /** Title, for example "Remove this permission?". */
  title: string
  /** What will happen. */
  text?: ReactNode
  /** What will be lost, shown separately; set it for every destructive action. */
  loses?: ReactNode
  /** Label of the confirm button, a verb: "Remove". */
  confirmLabel: string
  /** Label of the cancel button. Default `Cancel`. */
  cancelLabel?: string | undefined
  /** Whether the confirm button has the danger style. Default false. */
  destructive?: boolean | undefined
}

/** Opens the dialog; resolves to true when confirmed, to false on cancel, Escape, close or a click outside. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | undefined>(undefined)

/** Returns the confirm function and preloads the dialog's code when idle. Throws without a `ConfirmProvider`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  useEffect(() => whenIdle(preloadDialog), [])
  if (!confirm) throw new Error('useConfirm needs a <ConfirmProvider> above it')
  return confirm
}

/** Props of `ConfirmProvider`. */
export interface ConfirmProviderProps {
  /** Content that may open confirmations. */
  children: ReactNode
}

/** Renders the confirmation dialogs of its children, one at a time; a new one cancels the open one. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const messages = useUiMessages('confirm')
  const [options, setOptions] = useState<ConfirmOptions>()
  const [open, setOpen] = useState(false)
  const resolvePending = useRef<(confirmed: boolean) => void>(undefined)

  // The options stay set, so that the dialog keeps its text while it fades out.
  const close = useCallback((confirmed: boolean) => {
    resolvePending.current?.(confirmed)
    resolvePending.current = undefined
    startTransition(() => setOpen(false))
  }, [])

  const confirm = useCallback<Confirm>(
    (next) =>
      new Promise((resolve) => {
        close(false)
        resolvePending.current = resolve
        startTransition(() => {
          setOptions(next)
          setOpen(true)
        })
      }),
    [close],
  )

  return (
    <ConfirmContext value={confirm}>
      {children}
      {options && (
        <LazyDialog
          role="alertdialog"
          open={open}
          onOpenChange={() => close(false)}
          title={options.title}
          className="ssp-Confirm"
          footer={
            <>
              <Button variant="secondary" onClick={() => close(false)}>
                {options.cancelLabel ?? messages.cancel}
              </Button>
              <Button variant={options.destructive ? 'danger' : 'primary'} onClick={() => close(true)}>
                {options.confirmLabel}
              </Button>
            </>
          }
        >
          {(options.text || options.loses) && (
            <>
              {options.text}
              {options.loses && <div className={cx('ssp-Confirm__loses', styles.loses)}>{options.loses}</div>}
            </>
          )}
        </LazyDialog>
      )}
    </ConfirmContext>
  )
}
