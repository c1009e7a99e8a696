import { expand } from './expand.ts'
import type { TenantColours } from './tokens.ts'

/** What a mail says, line by line; the words come from whoever sends it. */
export interface MailContent {
  clientName: string
  lines: readonly string[]
  /** A code that is to be copied, set apart after the second line. */
  code?: string | undefined
}

/** One element of a mail. Mail programs read no stylesheet, so each carries its own. */
export interface MailElement {
  tag: 'div' | 'p'
  style: Readonly<Record<string, string>>
  children: readonly (MailElement | string)[]
}

const node = (
  tag: MailElement['tag'],
  style: MailElement['style'],
  children: MailElement['children'],
): MailElement => ({
  tag,
  style,
  children,
})

/**
 * A mail in the colours of a client, on light paper: a band with the client's name, the lines and the code. It is data,
 * because two draw it: the server writes it as HTML (`mailHtml`), the brand page shows it as it would be sent.
 */
export function brandMail(colours: Partial<TenantColours>, { clientName, lines, code }: MailContent): MailElement {
  const drawn = expand(colours, 'light')
  const said = lines.map((line) => node('p', { margin: '0 0 12px' }, [line]))
  const copied = node(
    'p',
    {
      margin: '16px 0 20px',
      padding: '12px',
      borderRadius: '6px',
      background: drawn.primarySubtle,
      color: drawn.primarySubtleForeground,
      fontFamily: 'Consolas, Menlo, monospace',
      fontSize: '24px',
      fontWeight: '600',
      letterSpacing: '6px',
      textAlign: 'center',
    },
    [code ?? ''],
  )
  // After the greeting and the line that announces it.
  const body = code ? [...said.slice(0, 2), copied, ...said.slice(2)] : said
  return node(
    'div',
    { padding: '16px', background: drawn.muted, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: '15px' },
    [
      node('div', { maxWidth: '520px', margin: '0 auto', border: `1px solid ${drawn.border}`, background: '#ffffff' }, [
        node('div', { padding: '16px 24px', background: drawn.nav, color: drawn.navForeground, fontWeight: '600' }, [
          clientName,
        ]),
        node('div', { height: '4px', background: drawn.primary, fontSize: '0' }, []),
        node('div', { padding: '24px 24px 12px', color: drawn.foreground, lineHeight: '1.5' }, body),
      ]),
    ],
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign)

/** The mail as HTML; texts are escaped. */
export function mailHtml(mail: MailElement | string): string {
  if (typeof mail === 'string') return escape(mail)
  const style = Object.entries(mail.style).map(([name, value]) => `${kebab(name)}:${value}`)
  return `<${mail.tag} style="${escape(style.join(';'))}">${mail.children.map(mailHtml).join('')}</${mail.tag}>`
}
