import { useMessages } from '@ssp/feature-kit'
import { Card, Root, Switch } from '@ssp/ui'
import { colourVariables, type TenantColours } from '@ssp/ui/theme'
import { useMemo, useState } from 'react'
import { themeMessages } from './messages'
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
  const messages = useMessages(themeMessages).brand
  const [dark, setDark] = useState(false)
  return (
    <Card
      title={messages.title}
      description={messages.description}
      actions={<Switch label={messages.dark} checked={dark} onCheckedChange={setDark} />}
    >
      <div className={styles.brands}>
        <Brand title={messages.live} colours={live} dark={dark} />
        <Brand title={messages.draft} colours={draft} dark={dark} />
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
