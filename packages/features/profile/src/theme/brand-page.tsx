import { Card, Root } from '@ssp/ui'
import { colourVariables, type TenantColours } from '@ssp/ui/theme'
import { useId, useMemo } from 'react'
import { useWords } from '../use-words'
import { BrandSample } from './brand-sample'
import * as styles from './theme.css'

/** Props of `BrandPage`. */
export interface BrandPageProps {
  /** The colours in force. */
  live: TenantColours
  /** The colours being edited. */
  draft: TenantColours
}

/** Login, shell, table and chart in the edited colours beside those in force: each in a theme of its own. */
export function BrandPage({ live, draft }: BrandPageProps) {
  const words = useWords().brand
  return (
    <Card title={words.title} description={words.description}>
      <div className={styles.brands}>
        <Brand title={words.live} colours={live} />
        <Brand title={words.draft} colours={draft} />
      </div>
    </Card>
  )
}

function Brand({ title, colours }: { title: string; colours: TenantColours }) {
  const titleId = useId()
  const variables = useMemo(() => colourVariables(colours), [colours])
  return (
    <section aria-labelledby={titleId} className={styles.brand}>
      <h3 id={titleId} className={styles.brandTitle}>
        {title}
      </h3>
      {/* A picture of the product: nothing in it can be reached or pressed. */}
      <div inert className={styles.stage}>
        <Root variables={variables} mode="light" density="compact" className={styles.ground}>
          <BrandSample />
        </Root>
      </div>
    </section>
  )
}
