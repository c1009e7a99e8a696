import { useMemo, type ComponentProps } from 'react'
import { sanitiseHtml } from './sanitise-html'
import * as styles from './rich-text.css'

/** Props of `RichText`; the rest reaches the `div`. */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** HTML as stored. Elements that rich text does not allow are dropped. */
  html: string
}

/** Renders rich text. This is the only component that puts stored HTML on a page. Empty on the server. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const clean = useMemo(() => sanitiseHtml(html), [html])
  return (
    <div
      {...rest}
      className={['ssp-RichText', styles.body, className].filter(Boolean).join(' ')}
      // oxlint-disable-next-line react/no-danger -- sanitised by DOMPurify with the element list that the server applies at each write
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
