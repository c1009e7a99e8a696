import { Select, TextArea } from '@ssp/ui'
import { defaultColours, type TenantColours } from '@ssp/ui/theme'
import { useState } from 'react'
import { toId } from 'storybook/internal/csf'
import { brands, themeText } from '../brands'
import { ContrastTable } from './contrast-table'
import { sampleStories } from './sample-stories'
import { parseTheme } from './parse-theme'
import * as styles from './theme-preview.css'

const textOf = (brand: string) => JSON.stringify({ ...defaultColours, ...brands[brand]?.colours }, null, 2)
const modes = ['light', 'dark'] as const

/** Shareable URL of a story's iframe with a theme. */
const addressOf = (title: string, story: string, theme: string, mode: string) =>
  `iframe.html?id=${toId(title, story)}&viewMode=story&globals=theme:${theme};mode:${mode};a11y.manual:!true`

/** Shows a theme given as text on the main components and screens, light beside dark, with its contrasts. */
export function ThemePreview() {
  const [text, setText] = useState(() => textOf('default'))
  const [shown, setShown] = useState<TenantColours>(defaultColours)
  const pasted = parseTheme(text)
  const change = (next: string) => {
    setText(next)
    const parsed = parseTheme(next)
    if ('colours' in parsed) setShown(parsed.colours)
  }
  const theme = themeText(shown)
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Select
          label="Start with"
          defaultValue="default"
          options={Object.entries(brands).map(([value, { title }]) => ({ value, label: title }))}
          onValueChange={(brand) => change(textOf(brand))}
        />
        <TextArea
          label="Theme"
          rows={9}
          value={text}
          onValueChange={change}
          help="Six colours: JSON, lines of name and value, or the values in order."
          error={'error' in pasted ? pasted.error : undefined}
        />
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>Contrast</h2>
        <ContrastTable colours={shown} />
      </section>
      {sampleStories.map(({ label, title, story, height, ...rest }) => (
        <section key={label} className={styles.section}>
          <h2 className={styles.heading}>{label}</h2>
          <div className={styles.pair}>
            {modes.map((mode) => (
              <div key={mode} className={styles.window} style={{ blockSize: height }}>
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, from our own origin */}
                <iframe
                  title={`${label}, ${mode}`}
                  src={addressOf(title, story, theme, mode)}
                  loading="lazy"
                  className={'isScreen' in rest ? styles.screen : styles.part}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
