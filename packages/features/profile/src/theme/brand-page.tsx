import { Card, Root, Switch } from '@ssp/ui'
import { colourVariables, type TenantColours } from '@ssp/ui/theme'
import { useMemo, useState } from 'react'
import { useWords } from '../use-words'
import { BrandSamples } from './brand-samples'
import * as styles from './brand.css'

/** Props of `BrandPage`. */
export interface BrandPageProps {
  /** The colours in force. */
  live: TenantColours
  /** The colours being edited. */
  draft: TenantColours
}

/** The product in small in the edited colours beside those in force, sample by sample, in light or dark. */
export function BrandPage({ live, draft }: BrandPageProps) {
  const words = useWords().brand
  const [dark, setDark] = useState(false)
  return (
    <Card
      title={words.title}
      description={words.description}
      actions={<Switch label={words.dark} checked={dark} onCheckedChange={setDark} />}
    >
      <div className={styles.brands}>
        <Brand title={words.live} colours={live} dark={dark} />
        <Brand title={words.draft} colours={draft} dark={dark} />
      </div>
    </Card>
  )
}

function Brand({ title, colours, dark }: { title: string; colours: TenantColours; dark: boolean }) {
  const variables = useMemo(() => colourVariables(colours), [colours])
  return (
    <Root
      role="group"
      aria-label={title}
      variables={variables}
      mode={dark ? 'dark' : 'light'}
      density="compact"
      className={styles.brand}
    >
      <BrandSamples brand={title} colours={colours} />
    </Root>
  )
}
