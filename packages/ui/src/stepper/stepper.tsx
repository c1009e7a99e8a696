import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './stepper.css'

/** One item of the path. */
export interface StepItem {
  /** Unique id, passed to `onStep`. */
  id: string
  /** Label of the step. */
  label: string
  /** Whether the step can be opened. Default true for every step before the current one. */
  jumpable?: boolean | undefined
}

/** Props of `Stepper`; the rest reaches the root. */
export interface StepperProps extends ComponentProps<'nav'> {
  /** The steps in order. */
  steps: readonly StepItem[]
  /** Index of the current step; the steps before it are completed. */
  current: number
  /** Called with the id of the clicked step; without it the steps are not clickable. */
  onStep?: ((id: string) => void) | undefined
}

/** Progress of a wizard: completed, current and open steps. */
export function Stepper({ steps, current, onStep, className, ...rest }: StepperProps) {
  const messages = useUiMessages('stepper')
  return (
    <nav aria-label={messages.label} {...rest} className={cx('ssp-Stepper', className)}>
      <ol role="list" className={cx('ssp-Stepper__list', styles.list)}>
        {steps.map(({ id, label, jumpable }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'open'
          const Step = onStep && state !== 'current' && (jumpable ?? state === 'done') ? 'button' : 'span'
          return (
            <li key={id} className={cx('ssp-Stepper__item', styles.item)}>
              <Step
                {...(Step === 'button' && { type: 'button' as const, onClick: () => onStep?.(id) })}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
                className={cx('ssp-Stepper__step', styles.step)}
              >
                <span aria-hidden className={styles.mark}>
                  {state === 'done' ? <Check size={14} /> : index + 1}
                </span>
                <span className={styles.label}>{label}</span>
                <VisuallyHidden>, {messages[state]}</VisuallyHidden>
              </Step>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
