import { expand } from './expand.ts'
import type { TenantColours } from './tokens.ts'

/** Content of a mail. */
export interface MailContent {
  clientName: string
  lines: readonly string[]
  /** A code to copy, emphasised after the second line. */
  code?: string | undefined
}

/** One element of a mail, with inline styles because mail clients ignore stylesheets. */
export interface MailElement {
  tag: 'div' | 'p' | 'h1' | 'span' | 'a' | 'img'
  /** Of links and pictures. */
  attributes?: Readonly<Partial<Record<'href' | 'src' | 'alt', string>>>
  style: Readonly<Record<string, string>>
  children: readonly (MailElement | string)[]
}

/** Makes an element of a mail. */
export const node = (
  tag: MailElement['tag'],
  style: MailElement['style'],
  children: MailElement['children'],
  attributes?: MailElement['attributes'],
): MailElement => ({ tag, style, children, ...(attributes && { attributes }) })

/**
 * A mail in the colours of a client, on white: a header with the client's name, the lines and the code. It is data,
 * because it has two renderers: the server (`mailHtml`) and the preview on the theme page.
 */
export function brandMail(colours: Partial<TenantColours>, { clientName, lines, code }: MailContent): MailElement {
  const theme = expand(colours, 'light')
  const paragraphs = lines.map((line) => node('p', { margin: '0 0 12px' }, [line]))
  const codeBlock = node(
    'p',
    {
      margin: '16px 0 20px',
      padding: '12px',
      borderRadius: '6px',
      background: theme.primarySubtle,
      color: theme.primarySubtleForeground,
      fontFamily: 'Consolas, Menlo, monospace',
      fontSize: '24px',
      fontWeight: '600',
      letterSpacing: '6px',
      textAlign: 'center',
    },
    [code ?? ''],
  )
  // After the greeting and the line that introduces the code.
  const body = code ? [...paragraphs.slice(0, 2), codeBlock, ...paragraphs.slice(2)] : paragraphs
  return node(
    'div',
    { padding: '16px', background: theme.muted, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: '15px' },
    [
      node('div', { maxWidth: '520px', margin: '0 auto', border: `1px solid ${theme.border}`, background: '#ffffff' }, [
        node('div', { padding: '16px 24px', background: theme.nav, color: theme.navForeground, fontWeight: '600' }, [
          clientName,
        ]),
        node('div', { height: '4px', background: theme.primary, fontSize: '0' }, []),
        node('div', { padding: '24px 24px 12px', color: theme.foreground, lineHeight: '1.5' }, body),
      ]),
    ],
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** The mail as HTML, with escaped text. */
export function mailHtml(mail: MailElement | string): string {
  if (typeof mail === 'string') return escape(mail)
  const style = Object.entries(mail.style).map(([name, value]) => `${kebab(name)}:${value}`)
  const attributes = Object.entries({ ...mail.attributes, style: style.join(';') })
  const start = `<${mail.tag} ${attributes.map(([name, value]) => `${name}="${escape(value)}"`).join(' ')}>`
  return mail.tag === 'img' ? start : `${start}${mail.children.map(mailHtml).join('')}</${mail.tag}>`
}
