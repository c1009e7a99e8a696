import { chartTexts, LineChart } from '@ssp/charts'
import { useClient, useLocale, useMessages } from '@ssp/feature-kit'
import { Badge, Button, Link, SideNav, Table, TextField } from '@ssp/ui'
import type { TenantColours } from '@ssp/ui/theme'
import { memo, type ReactNode } from 'react'
import { themeMessages } from './messages'
import * as styles from './brand.css'
import { MailSample } from './mail-sample'

/** Props of `BrandSamples`. */
export interface BrandSamplesProps {
  /** Name of the colours. */
  brand: string
  /** The colours of printed and mailed samples; all others inherit theirs. */
  colours: TenantColours
}

/**
 * Sign-in, shell, table, chart, e-mail and PDF cover. They are pictures of the product: nothing in them can be focused or
 * clicked.
 */
export function BrandSamples({ brand, colours }: BrandSamplesProps) {
  const { samples } = useMessages(themeMessages).brand
  const tile = (name: keyof typeof samples, content: ReactNode) => (
    <figure className={styles.tile}>
      <figcaption className={styles.caption}>
        <span className={styles.captionName}>{samples[name]}</span> {brand}
      </figcaption>
      <div inert className={styles.stage}>
        {content}
      </div>
    </figure>
  )
  return (
    <>
      {tile('login', <Login />)}
      {tile('shell', <Shell />)}
      {tile('table', <People />)}
      {tile('chart', <Chart />)}
      {tile('mail', <MailSample colours={colours} />)}
      {tile('cover', <Cover />)}
    </>
  )
}

const Login = memo(function Login() {
  const messages = useMessages(themeMessages).brand
  return (
    <div className={styles.login}>
      <div className={styles.loginCard}>
        <strong className={styles.loginTitle}>{messages.heading}</strong>
        <TextField label={messages.username} value={messages.usernameValue} readOnly />
        <Button variant="primary">{messages.signIn}</Button>
      </div>
    </div>
  )
})

const Shell = memo(function Shell() {
  const messages = useMessages(themeMessages).brand
  const [current] = messages.nav
  return (
    <div className={styles.shell}>
      <div className={styles.side}>
        <SideNav
          aria-label={messages.title}
          currentId={current}
          groups={[{ id: 'main', items: messages.nav.map((label) => ({ id: label, label, href: '#' })) }]}
        />
      </div>
      <div className={styles.main}>
        <strong className={styles.loginTitle}>{current}</strong>
        <div className={styles.marks}>
          <Button variant="primary">{messages.create}</Button>
          <Link href="#">{messages.link}</Link>
        </div>
        <div className={styles.marks}>
          <Badge tone="brand">{messages.badge}</Badge>
          <span className={styles.accent}>{messages.mark}</span>
          <span className={styles.highlight}>{messages.mark}</span>
          <span className={styles.secondary}>{messages.mark}</span>
        </div>
      </div>
    </div>
  )
})

const nameCell = (name: string) => <Link href="#">{name}</Link>

const People = memo(function People() {
  const messages = useMessages(themeMessages).brand
  return (
    <div className={styles.table}>
      <Table
        caption={messages.table}
        rowKey={(name) => name}
        rows={messages.people}
        columns={[
          { key: 'name', header: messages.columns.name, cell: nameCell },
          { key: 'status', header: messages.columns.status, cell: () => messages.badge },
        ]}
      />
    </div>
  )
})

const Chart = memo(function Chart() {
  const messages = useMessages(themeMessages).brand
  const series = [
    { name: messages.series[0], values: [120, 180, 150, 220, 260, 240] },
    { name: messages.series[1], values: [80, 95, 110, 100, 140, 155] },
  ]
  return (
    <div className={styles.main}>
      <LineChart
        title={messages.chart}
        height={140}
        data={{ labels: messages.months, series }}
        locale={useLocale()}
        messages={useMessages(chartTexts)}
      />
    </div>
  )
})

/** Paper is light, so the cover is the same in dark mode. */
function Cover() {
  const messages = useMessages(themeMessages).brand.cover
  const { clientName } = useClient()
  return (
    <div className={styles.desk}>
      <div className={styles.cover}>
        <div className={styles.coverBand}>{clientName}</div>
        <div className={styles.coverText}>
          <strong className={styles.coverTitle}>{messages.title}</strong>
          <span className={styles.coverFacts}>{messages.facts}</span>
          <span className={styles.coverRule} />
        </div>
      </div>
    </div>
  )
}
