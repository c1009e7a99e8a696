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

/** A question before something is done. */
export interface ConfirmOptions {
  /** The question, for example "Remove this permission?". */
  title: string
  /** What will happen. */
  text?: ReactNode
  /** What will be lost, said apart; give it with every destructive question. */
  loses?: ReactNode
  /** What the confirming button does, as a verb: "Remove". */
  confirmLabel: string
  /** The way out. Default `Cancel`. */
  cancelLabel?: string | undefined
  /** Whether the confirming button is drawn as dangerous. Default false. */
  destructive?: boolean | undefined
}

/** Asks, and resolves to whether the answer was yes; Escape, the cross and a press outside are a no. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | undefined>(undefined)

/** The function that asks; its code is fetched ahead while nothing else happens. Throws without a `ConfirmProvider` above. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  useEffect(() => whenIdle(preloadDialog), [])
  if (!confirm) throw new Error('useConfirm needs a <ConfirmProvider> above it')
  return confirm
}

/** Draws the questions of everything below it, one at a time; a new question answers an open one with no. */
export function ConfirmProvider({ children }: { /** The part of the page that may ask. */ children: ReactNode }) {
  const words = useUiMessages('confirm')
  const [question, setQuestion] = useState<ConfirmOptions>()
  const [open, setOpen] = useState(false)
  const settle = useRef<(yes: boolean) => void>(undefined)

  // The question itself stays, so that the dialog can fade out with its words.
  const answer = useCallback((yes: boolean) => {
    settle.current?.(yes)
    settle.current = undefined
    startTransition(() => setOpen(false))
  }, [])

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        answer(false)
        settle.current = resolve
        startTransition(() => {
          setQuestion(options)
          setOpen(true)
        })
      }),
    [answer],
  )

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <LazyDialog
          role="alertdialog"
          open={open}
          onOpenChange={() => answer(false)}
          title={question.title}
          className="ssp-Confirm"
          footer={
            <>
              <Button variant="secondary" onClick={() => answer(false)}>
                {question.cancelLabel ?? words.cancel}
              </Button>
              <Button variant={question.destructive ? 'danger' : 'primary'} onClick={() => answer(true)}>
                {question.confirmLabel}
              </Button>
            </>
          }
        >
          {(question.text || question.loses) && (
            <>
              {question.text}
              {question.loses && <div className={cx('ssp-Confirm__loses', styles.loses)}>{question.loses}</div>}
            </>
          )}
        </LazyDialog>
      )}
    </ConfirmContext>
  )
}
