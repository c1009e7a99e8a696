import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { VisuallyHidden } from '../visually-hidden'
import * as styles from './stepper.css'

/** One step of the way. */
export interface StepItem {
  /** Names the step to `onStep`. */
  id: string
  /** What is done in it. */
  label: string
  /** Whether it can be opened from here. Default: every step before the current one. */
  jumpable?: boolean | undefined
}

/** Props of `Stepper`; the rest reaches the root. */
export interface StepperProps extends ComponentProps<'nav'> {
  /** The steps in order. */
  steps: readonly StepItem[]
  /** Place of the current step, from 0; the steps before it are done. */
  current: number
  /** Hears the id of a step that was pressed; left out, no step can be pressed. */
  onStep?: ((id: string) => void) | undefined
}

/** Where a wizard stands: what is done, what is current, what is open. */
export function Stepper({ steps, current, onStep, className, ...rest }: StepperProps) {
  const words = useUiMessages('stepper')
  return (
    <nav aria-label={words.label} {...rest} className={cx('ssp-Stepper', className)}>
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
                <VisuallyHidden>, {words[state]}</VisuallyHidden>
              </Step>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
