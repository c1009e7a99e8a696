import { useMessages } from '@ssp/feature-kit'
import { Badge, Button, Card, useFocusAfterRemoval } from '@ssp/ui'
import type { BrandCheck, BrandUse, TenantColours } from '@ssp/ui/theme'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { themeMessages, type ThemeMessages } from './messages'
import * as styles from './theme.css'

/** Props of `ContrastGuard`. */
export interface ContrastGuardProps {
  /** The six colours, as evaluated by `checkBrand` of `@ssp/ui/theme`. */
  checks: readonly BrandCheck[]
  /** Whether changes are disabled. */
  locked: boolean
  /** Called with the colour to replace with the nearest one that passes. */
  onNearest: (name: keyof TenantColours) => void
}

/**
 * Each colour in the pairs that components use, with its WCAG ratios and a suggested replacement if it fails (issue 4,
 * contrast guard).
 */
export function ContrastGuard({ checks, locked, onNearest }: ContrastGuardProps) {
  const { contrast: messages, theme } = useMessages(themeMessages)
  const list = useFocusAfterRemoval<HTMLUListElement>()
  return (
    <Card title={messages.title} description={messages.description}>
      <ul ref={list} tabIndex={-1} role="list" className={styles.checks}>
        {checks.map(({ name, colour, uses, passes }) => {
          const Icon = passes ? CircleCheck : TriangleAlert
          return (
            <li key={name} className={styles.check}>
              <div className={styles.checkName}>
                <span>{theme.colours[name]}</span>
                <code className={styles.code}>{colour}</code>
              </div>
              <ul role="list" aria-label={theme.colours[name]} className={styles.uses}>
                {uses.map((use) => (
                  <Use key={use.token} use={use} messages={messages} />
                ))}
              </ul>
              <div className={styles.verdict}>
                <Badge tone={passes ? 'success' : 'warning'}>
                  <Icon size={12} />
                  {passes ? messages.passes : messages.fails}
                </Badge>
                {!passes && !locked && (
                  <Button
                    size="small"
                    aria-label={messages.nearestOf(theme.colours[name])}
                    onClick={() => onNearest(name)}
                  >
                    {messages.nearest}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Use({ use, messages }: { use: BrandUse; messages: ThemeMessages['contrast'] }) {
  const { token, foreground, background, ratio, requiredRatio } = use
  const kind = token.startsWith('chart') ? 'chart' : (token as keyof typeof messages.uses)
  return (
    <li className={styles.use} data-fails={ratio < requiredRatio || undefined}>
      {/* The colours as chosen, which may be unreadable, because that is what is shown. The adjacent figure says so in text. */}
      <span aria-hidden className={styles.sample} style={{ color: foreground, background }}>
        {requiredRatio === 3 ? <span className={styles.mark} style={{ background: foreground }} /> : messages.sample}
      </span>
      <span className={styles.placeName}>{messages.uses[kind]}</span>
      <span className={styles.ratio}>{messages.ratio(ratio, requiredRatio)}</span>
    </li>
  )
}
