import { Badge, Button, Card, useFocusAfterRemoval } from '@ssp/ui'
import type { BrandCheck, BrandUse, TenantColours } from '@ssp/ui/theme'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ProfileMessages } from '../messages'
import { useWords } from '../use-words'
import * as styles from './theme.css'

/** Props of `ContrastGuard`. */
export interface ContrastGuardProps {
  /** The six colours as `checkBrand` of `@ssp/ui/theme` judges them. */
  checks: readonly BrandCheck[]
  /** Whether nothing may be changed now. */
  locked: boolean
  /** Hears which colour shall be moved to the nearest that passes. */
  onNearest: (name: keyof TenantColours) => void
}

/** Each colour on the pairs that components draw, with its WCAG ratios and a way out where it fails (issue 4, contrast guard). */
export function ContrastGuard({ checks, locked, onNearest }: ContrastGuardProps) {
  const { contrast: words, theme } = useWords()
  const list = useFocusAfterRemoval<HTMLUListElement>()
  return (
    <Card title={words.title} description={words.description}>
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
                  <Use key={use.token} use={use} words={words} />
                ))}
              </ul>
              <div className={styles.verdict}>
                <Badge tone={passes ? 'success' : 'warning'}>
                  <Icon size={12} />
                  {passes ? words.passes : words.fails}
                </Badge>
                {!passes && !locked && (
                  <Button
                    size="small"
                    aria-label={words.nearestOf(theme.colours[name])}
                    onClick={() => onNearest(name)}
                  >
                    {words.nearest}
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

function Use({ use, words }: { use: BrandUse; words: ProfileMessages['contrast'] }) {
  const { token, foreground, background, ratio, requiredRatio } = use
  const kind = token.startsWith('chart') ? 'chart' : (token as keyof typeof words.places)
  return (
    <li className={styles.use} data-fails={ratio < requiredRatio || undefined}>
      {/* The colours as chosen, which may not read: that is what is shown. The figure beside says it in words. */}
      <span aria-hidden className={styles.sample} style={{ color: foreground, background }}>
        {requiredRatio === 3 ? <span className={styles.mark} style={{ background: foreground }} /> : words.sample}
      </span>
      <span className={styles.placeName}>{words.places[kind]}</span>
      <span className={styles.ratio}>{words.ratio(ratio, requiredRatio)}</span>
    </li>
  )
}
