import { expand } from './expand.ts'
import { node, type MailElement } from './mail.ts'
import type { TenantColours } from './tokens.ts'

/** Content of a mail to employees. */
export interface EmployeeMailContent {
  clientName: string
  /** Address of the client's logo. Without it the client's name is shown. */
  logo: string | null
  heading: string
  lines: readonly string[]
  /** A text to copy, for example a pin. */
  fact?: { label: string; value: string } | undefined
  /** Links below the text. A link that is not http or https is omitted. */
  links?: readonly { label: string; href: string }[]
  button: { label: string; href: string }
  footer: string
}

/** Whether an address may be in a mail: http or https, so that no link runs code. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(address)

// A server that does not know its public address makes relative ones.
const isPicture = (address: string): boolean => isWebAddress(address) || /^\/(?!\/)[^\s"'<>]*$/.test(address)

/**
 * A mail to employees in the brand of their client: the logo on white under the primary colour, the text, one button, and a
 * footer on the tertiary colour, the colour of the navigation.
 */
export function employeeMail(colours: Partial<TenantColours>, content: EmployeeMailContent): MailElement {
  const theme = expand(colours, 'light')
  const { clientName, logo, heading, lines, fact, links = [], button, footer } = content
  const isLinked = isWebAddress(button.href)
  const header =
    logo !== null && isPicture(logo)
      ? node('img', { height: '36px', maxWidth: '220px', fontSize: '18px', fontWeight: '600' }, [], {
          src: logo,
          alt: clientName,
        })
      : node('div', { fontSize: '18px', fontWeight: '600' }, [clientName])
  const body = [
    node('h1', { margin: '0 0 16px', fontSize: '22px', lineHeight: '1.3', fontWeight: '600' }, [heading]),
    ...lines.map((line) => node('p', { margin: '0 0 12px' }, [line])),
    ...(fact ? [factBlock(theme, fact)] : []),
    ...links
      .filter(({ href }) => isWebAddress(href))
      .map(({ label, href }) =>
        node('p', { margin: '0 0 8px' }, [node('a', { color: theme.foreground }, [label], { href })]),
      ),
    ...(isLinked ? [buttonBlock(theme, button)] : []),
  ]
  return node(
    'div',
    { padding: '16px', background: theme.muted, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: '15px' },
    [
      node('div', { maxWidth: '560px', margin: '0 auto', border: `1px solid ${theme.border}`, background: '#ffffff' }, [
        node('div', { height: '4px', background: theme.primary, fontSize: '0' }, []),
        node('div', { padding: '20px 24px 0', color: theme.foreground }, [header]),
        node('div', { padding: '20px 24px 16px', color: theme.foreground, lineHeight: '1.5' }, body),
        node(
          'div',
          {
            padding: '12px 24px',
            background: theme.nav,
            color: theme.navForeground,
            fontSize: '12px',
            lineHeight: '1.5',
          },
          [footer],
        ),
      ]),
    ],
  )
}

type Theme = ReturnType<typeof expand>

const factBlock = (theme: Theme, { label, value }: { label: string; value: string }) =>
  node(
    'p',
    {
      margin: '4px 0 16px',
      padding: '12px',
      borderRadius: '6px',
      background: theme.primarySubtle,
      color: theme.primarySubtleForeground,
    },
    [`${label}: `, node('span', { fontWeight: '600', fontSize: '18px', letterSpacing: '2px' }, [value])],
  )

const buttonBlock = (theme: Theme, { label, href }: EmployeeMailContent['button']) =>
  node('p', { margin: '20px 0 8px' }, [
    node(
      'a',
      {
        display: 'inline-block',
        padding: '10px 20px',
        borderRadius: '6px',
        background: theme.primary,
        color: theme.primaryForeground,
        fontWeight: '600',
        textDecoration: 'none',
      },
      [label],
      { href },
    ),
  ])
