import { useId, type ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './progress.css'

/** Props of `Progress`; the rest reaches the root. */
export interface ProgressProps extends ComponentProps<'div'> {
  /** Label of the task. */
  label: string
  /** Percentage, 0 to 100; undefined for indeterminate. */
  value?: number | undefined
  /** Hides the label visually. Default false. */
  hideLabel?: boolean | undefined
  /** Colour of the bar. Default brand. */
  tone?: 'brand' | 'danger' | undefined
}

/** Progress of a task. */
export function Progress({ label, value, hideLabel, tone = 'brand', className, ...rest }: ProgressProps) {
  const messages = useUiMessages('progress')
  const labelId = useId()
  const done = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div {...rest} className={cx('ssp-Progress', styles.root, className)}>
      {!hideLabel && (
        <div className={styles.line}>
          <span id={labelId}>{label}</span>
          {done !== undefined && <span className={styles.value}>{messages.percent(done)}</span>}
        </div>
      )}
      <div
        role="progressbar"
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        aria-valuenow={done}
        className={cx('ssp-Progress__track', styles.track)}
      >
        <div
          data-state={done === undefined ? 'indeterminate' : undefined}
          data-tone={tone}
          className={cx('ssp-Progress__bar', styles.bar)}
          style={done === undefined ? undefined : { inlineSize: `${done}%` }}
        />
      </div>
    </div>
  )
}
