import { useClient, useMessages } from '@ssp/feature-kit'
import { brandMail, mailMessages, type MailElement, type TenantColours } from '@ssp/ui/theme'
import { createElement, useMemo, type ReactNode } from 'react'
import { themeMessages } from './messages'

/** The mail that the server sends with the code of a forgotten password: the same messages, the same elements. */
export function MailSample({ colours }: { colours: TenantColours }) {
  const { code, label, minutes } = useMessages(themeMessages).brand.mail
  const { clientName } = useClient()
  const mail = useMemo(() => {
    const lines = mailMessages.resetCode.lines({ label, clientName, minutes })
    return brandMail(colours, { clientName, lines, code })
  }, [colours, clientName, code, label, minutes])
  return draw(mail)
}

const draw = ({ tag, style, attributes, children }: MailElement): ReactNode =>
  createElement(
    tag,
    { style, ...attributes },
    ...children.map((child) => (typeof child === 'string' ? child : draw(child))),
  )
