import { useClient, useLocale, useMessages } from '@ssp/feature-kit'
import { accountMails, brandMail, type MailElement, type TenantColours } from '@ssp/ui/theme'
import { createElement, useMemo, type ReactNode } from 'react'
import { themeMessages } from './messages'

/** The mail that the server sends with the code for a forgotten password: the same messages and elements. */
export function MailSample({ colours }: { colours: TenantColours }) {
  const { code, label, minutes } = useMessages(themeMessages).brand.mail
  const { clientName } = useClient()
  const locale = useLocale()
  const mail = useMemo(() => {
    const lines = accountMails(locale).resetCode.lines({ label, clientName, minutes })
    return brandMail(colours, { clientName, lines, code })
  }, [colours, clientName, locale, code, label, minutes])
  return draw(mail)
}

const draw = ({ tag, style, attributes, children }: MailElement): ReactNode =>
  createElement(
    tag,
    { style, ...attributes },
    ...children.map((child) => (typeof child === 'string' ? child : draw(child))),
  )
