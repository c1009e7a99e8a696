import { ColourField, Select, TextArea } from '@ssp/ui'
import { defaultColours, isHexColour, tenantColourNames, type TenantColours } from '@ssp/ui/theme'
import { useState } from 'react'
import { toId } from 'storybook/internal/csf'
import { themeMessages } from '../../packages/features/profile/src/theme/messages'
import { brands, themeText } from '../brands'
import { ContrastTable } from './contrast-table'
import { sampleStories } from './sample-stories'
import { parseTheme } from './parse-theme'
import * as styles from './theme-preview.css'

const coloursOf = (brand: string): TenantColours => ({ ...defaultColours, ...brands[brand]?.colours })
const textOf = (colours: TenantColours) => JSON.stringify(colours, null, 2)
const labels = themeMessages.messages.theme.colours
const modes = ['light', 'dark'] as const

/** Shareable URL of a story's iframe with a theme. */
const addressOf = (title: string, story: string, theme: string, mode: string) =>
  `iframe.html?id=${toId(title, story)}&viewMode=story&globals=theme:${theme};mode:${mode};a11y.manual:!true`

/** Shows six colours on the main components and screens, light beside dark, with their contrasts. */
export function ThemePreview() {
  const [shown, setShown] = useState<TenantColours>(defaultColours)
  // What is being typed; `shown` keeps the last valid colours.
  const [fields, setFields] = useState<TenantColours>(defaultColours)
  const [text, setText] = useState(() => textOf(defaultColours))
  const pasted = parseTheme(text)
  const show = (colours: TenantColours) => {
    setShown(colours)
    setFields(colours)
  }
  const start = (colours: TenantColours) => {
    show(colours)
    setText(textOf(colours))
  }
  const type = (name: keyof TenantColours, value: string) => {
    const next = { ...fields, [name]: value }
    setFields(next)
    if (tenantColourNames.every((each) => isHexColour(next[each]))) start(next)
  }
  const paste = (next: string) => {
    setText(next)
    const parsed = parseTheme(next)
    if ('colours' in parsed) show(parsed.colours)
  }
  const theme = themeText(shown)
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Select
          label="Start with"
          defaultValue="default"
          options={Object.entries(brands).map(([value, { title }]) => ({ value, label: title }))}
          onValueChange={(brand) => start(coloursOf(brand))}
        />
        <div className={styles.fields}>
          {tenantColourNames.map((name) => (
            <ColourField
              key={name}
              label={labels[name]}
              value={fields[name]}
              error={isHexColour(fields[name]) ? undefined : 'Not of the form #rrggbb.'}
              onValueChange={(value) => type(name, value)}
            />
          ))}
        </div>
        <TextArea
          label="Theme as text"
          rows={8}
          value={text}
          onValueChange={paste}
          help="To copy or to paste: JSON, lines of name and value, or six values in this order."
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
