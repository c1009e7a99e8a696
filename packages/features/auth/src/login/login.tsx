import { useMessages } from '@ssp/feature-kit'
import { Banner, VisuallyHidden } from '@ssp/ui'
import { lazy, Suspense } from 'react'
import { BrandFrame } from '../brand/brand-frame'
import * as form from '../brand/form.css'
import type { Brand } from '../brand/use-brand'
import type { Notice } from '../model/addresses'
import type { LoginText } from '../model/login-text'
import { loginMessages, noticeMessages } from './messages'
import { LoginForm, type LoginFormProps } from './login-form'

export interface LoginProps extends LoginFormProps {
  /** Logo, images and name of the client. */
  brand: Brand
  /** The client's own texts; undefined while loading. */
  text?: LoginText | undefined
  /** Why the login page is shown. */
  notice?: Notice | undefined
  /** The client's own notice (spec 3 section 2); its message is HTML. Default: none. */
  clientNotice?: { title: string; message: string } | null
}

// The sanitiser is loaded only if there is something to sanitise.
const ClientNotice = lazy(async () => ({ default: (await import('./client-notice')).ClientNotice }))

/** The login page in the client's brand. */
export function Login({ brand, text, notice, clientNotice = null, ...rest }: LoginProps) {
  const messages = useMessages(loginMessages)
  const notices = useMessages(noticeMessages)
  // Without a logo the name is already shown in its place.
  const lead = text?.subHeading ?? (text && brand.logo === null ? null : brand.clientName)
  return (
    <BrandFrame brand={brand}>
      <div className={form.head}>
        {/* Hidden, but with its height reserved, until the client's texts are loaded. */}
        <h1 className={form.title}>
          {text ? (text.heading ?? messages.title) : <VisuallyHidden>{messages.title}</VisuallyHidden>}
        </h1>
        {lead !== null && <p className={form.lead}>{lead}</p>}
      </div>
      {notice && <Banner kind={notice === 'password-changed' ? 'success' : 'info'} text={notices[notice]} />}
      {clientNotice && (
        <Suspense fallback={null}>
          <ClientNotice {...clientNotice} />
        </Suspense>
      )}
      <LoginForm {...rest} />
    </BrandFrame>
  )
}
