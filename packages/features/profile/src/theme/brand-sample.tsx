import { LineChart } from '@ssp/charts'
import { Badge, Button, Link, SideNav, Table, TextField } from '@ssp/ui'
import { memo } from 'react'
import { useWords } from '../use-words'
import * as styles from './theme.css'

/** The product in small: sign-in, shell, table and chart. Its colours come by inheritance, so it is drawn once. */
export const BrandSample = memo(function BrandSample() {
  const words = useWords().brand
  const [current] = words.nav
  return (
    <div className={styles.sampleParts}>
      <div className={styles.login}>
        <div className={styles.loginCard}>
          <strong className={styles.loginTitle}>{words.heading}</strong>
          <TextField label={words.username} value={words.usernameValue} readOnly />
          <Button variant="primary">{words.signIn}</Button>
        </div>
      </div>
      <div className={styles.shell}>
        <div className={styles.side}>
          <SideNav
            aria-label={words.title}
            currentId={current}
            groups={[{ id: 'main', items: words.nav.map((label) => ({ id: label, label, href: '#' })) }]}
          />
        </div>
        <div className={styles.main}>
          <Table
            caption={words.table}
            rowKey={(name) => name}
            rows={words.people}
            columns={[
              { key: 'name', header: words.columns.name, cell: (name) => name },
              { key: 'status', header: words.columns.status, cell: () => words.badge },
            ]}
          />
          <div className={styles.marks}>
            <Link href="#">{words.link}</Link>
            <Badge tone="brand">{words.badge}</Badge>
            <span className={styles.accent}>{words.mark}</span>
            <span className={styles.highlight}>{words.mark}</span>
            <span className={styles.secondary}>{words.mark}</span>
          </div>
          <LineChart
            title={words.chart}
            height={140}
            data={{
              labels: words.months,
              series: [
                { name: words.series[0], values: [120, 180, 150, 220, 260, 240] },
                { name: words.series[1], values: [80, 95, 110, 100, 140, 155] },
              ],
            }}
          />
        </div>
      </div>
    </div>
  )
})
