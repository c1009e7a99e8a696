import { useState } from 'react'
import * as styles from './email-preview.css'
import { inertHtml } from './inert-html'

/** Props of `EmailFrame`. */
export interface EmailFrameProps {
  /** The e-mail as it will be sent. */
  html: string
  /** Accessible name of the frame. */
  title: string
}

// The content policy of the page, which the frame inherits, blocks inline styles in the markup, but not styles that are set
// from here.
function applyStyles(page: Document): void {
  page.body.style.margin = '0'
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  for (const link of page.querySelectorAll('a')) link.removeAttribute('href')
}

/** An e-mail in its own frame. The sandbox allows no scripts, forms, windows or navigation. */
export function EmailFrame({ html, title }: EmailFrameProps) {
  const [height, setHeight] = useState(360)
  return (
    // The dialog scrolls on a phone, and links in the frame lead nowhere, so an element in it must be focusable, with
    // visible focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div role="group" aria-label={title} tabIndex={0} className={styles.frame}>
      <iframe
        title={title}
        // Same origin, so that styles can be set from here; without allow-scripts nothing in it runs.
        sandbox="allow-same-origin"
        srcDoc={inertHtml(html)}
        height={height}
        tabIndex={-1}
        className={styles.page}
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (!page) return
          applyStyles(page)
          setHeight(page.documentElement.scrollHeight)
        }}
      />
    </div>
  )
}
