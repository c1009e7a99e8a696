import { LineChart } from '@ssp/charts'
import { useClient } from '@ssp/feature-kit'
import { Badge, Button, Link, SideNav, Table, TextField } from '@ssp/ui'
import type { TenantColours } from '@ssp/ui/theme'
import { memo, type ReactNode } from 'react'
import { useWords } from '../use-words'
import * as styles from './brand.css'
import { MailSample } from './mail-sample'

/** Props of `BrandSamples`. */
export interface BrandSamplesProps {
  /** Whose colours these are, in words. */
  brand: string
  /** The colours of what is printed or mailed; all else takes them by inheritance. */
  colours: TenantColours
}

/** Sign-in, shell, table, chart, e-mail and PDF cover. Pictures of the product: nothing in them can be reached or pressed. */
export function BrandSamples({ brand, colours }: BrandSamplesProps) {
  const { samples } = useWords().brand
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
  const words = useWords().brand
  return (
    <div className={styles.login}>
      <div className={styles.loginCard}>
        <strong className={styles.loginTitle}>{words.heading}</strong>
        <TextField label={words.username} value={words.usernameValue} readOnly />
        <Button variant="primary">{words.signIn}</Button>
      </div>
    </div>
  )
})

const Shell = memo(function Shell() {
  const words = useWords().brand
  const [current] = words.nav
  return (
    <div className={styles.shell}>
      <div className={styles.side}>
        <SideNav
          aria-label={words.title}
          currentId={current}
          groups={[{ id: 'main', items: words.nav.map((label) => ({ id: label, label, href: '#' })) }]}
        />
      </div>
      <div className={styles.main}>
        <strong className={styles.loginTitle}>{current}</strong>
        <div className={styles.marks}>
          <Button variant="primary">{words.create}</Button>
          <Link href="#">{words.link}</Link>
        </div>
        <div className={styles.marks}>
          <Badge tone="brand">{words.badge}</Badge>
          <span className={styles.accent}>{words.mark}</span>
          <span className={styles.highlight}>{words.mark}</span>
          <span className={styles.secondary}>{words.mark}</span>
        </div>
      </div>
    </div>
  )
})

const nameCell = (name: string) => <Link href="#">{name}</Link>

const People = memo(function People() {
  const words = useWords().brand
  return (
    <div className={styles.table}>
      <Table
        caption={words.table}
        rowKey={(name) => name}
        rows={words.people}
        columns={[
          { key: 'name', header: words.columns.name, cell: nameCell },
          { key: 'status', header: words.columns.status, cell: () => words.badge },
        ]}
      />
    </div>
  )
})

const Chart = memo(function Chart() {
  const words = useWords().brand
  const series = [
    { name: words.series[0], values: [120, 180, 150, 220, 260, 240] },
    { name: words.series[1], values: [80, 95, 110, 100, 140, 155] },
  ]
  return (
    <div className={styles.main}>
      <LineChart title={words.chart} height={140} data={{ labels: words.months, series }} />
    </div>
  )
})

/** Paper is light, so the cover is the same in dark mode. */
function Cover() {
  const words = useWords().brand.cover
  const { clientName } = useClient()
  return (
    <div className={styles.desk}>
      <div className={styles.cover}>
        <div className={styles.coverBand}>{clientName}</div>
        <div className={styles.coverText}>
          <strong className={styles.coverTitle}>{words.title}</strong>
          <span className={styles.coverFacts}>{words.facts}</span>
          <span className={styles.coverRule} />
        </div>
      </div>
    </div>
  )
}
