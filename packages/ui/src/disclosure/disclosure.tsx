import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/use-controllable'
import * as styles from './disclosure.css'

/** Props of `Disclosure`; the rest reaches the `section`. */
export interface DisclosureProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading; also names the section. */
  title: ReactNode
  /** One muted line under the heading. */
  description?: ReactNode
  /** Controlled state. */
  open?: boolean | undefined
  /** Initial state when uncontrolled. Default false. */
  defaultOpen?: boolean | undefined
  /** Called when the heading is clicked. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** `plain` has no box, for content at the side of a page. Default `card`. */
  variant?: 'card' | 'plain'
  /** Content; rendered only while open. */
  children?: ReactNode
}

/** A section whose heading opens and closes it. */
export function Disclosure({ title, description, variant = 'card', children, ...props }: DisclosureProps) {
  const { open: controlled, defaultOpen = false, onOpenChange, className, ...rest } = props
  const [open, setOpen] = useControllable(controlled, defaultOpen, onOpenChange)
  const id = useId()
  return (
    <section
      aria-labelledby={`${id}title`}
      {...rest}
      data-variant={variant}
      className={cx('ssp-Disclosure', styles.root, className)}
    >
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}title`}
          aria-expanded={open}
          aria-controls={open ? `${id}body` : undefined}
          className={cx('ssp-Disclosure__toggle', styles.toggle)}
          onClick={() => setOpen(!open)}
        >
          <span>{title}</span>
          {description && <span className={styles.description}>{description}</span>}
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
        </button>
      </h2>
      {open && (
        <div id={`${id}body`} className={cx('ssp-Disclosure__body', styles.body)}>
          {children}
        </div>
      )}
    </section>
  )
}

/** Disclosures in one card, separated by lines. */
export const DisclosureGroup = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('ssp-DisclosureGroup', styles.group, className)} />
)
