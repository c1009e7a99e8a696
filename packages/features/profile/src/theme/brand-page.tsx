import { useMessages } from '@ssp/feature-kit'
import { Card, Root, Switch } from '@ssp/ui'
import { colourVariables, tenantColourNames, type TenantColours } from '@ssp/ui/theme'
import { useMemo, useState } from 'react'
import { themeMessages } from './messages'
import { BrandSamples } from './brand-samples'
import * as styles from './brand.css'

/** Props of `BrandPage`. */
export interface BrandPageProps {
  /** The saved colours. */
  live: TenantColours
  /** The colours being edited. */
  draft: TenantColours
}

/** Samples of the product in the current colours, with edited ones beside them, in light or dark. */
export function BrandPage({ live, draft }: BrandPageProps) {
  const messages = useMessages(themeMessages).brand
  const [dark, setDark] = useState(false)
  const isEdited = tenantColourNames.some((name) => live[name] !== draft[name])
  return (
    <Card
      title={messages.title}
      description={isEdited ? messages.description : messages.unedited}
      actions={<Switch label={messages.dark} checked={dark} onCheckedChange={setDark} />}
    >
      <div className={styles.brands}>
        <Brand title={messages.live} colours={live} dark={dark} />
        {isEdited && <Brand title={messages.draft} colours={draft} dark={dark} />}
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
