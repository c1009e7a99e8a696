import { useHref, useMessages } from '@ssp/feature-kit'
import { Link } from '@ssp/ui'
import type { ReactNode } from 'react'
import { BrandFrame } from '../brand/brand-frame'
import * as form from '../brand/form.css'
import type { Brand } from '../brand/use-brand'
import { forgottenPasswordMessages } from './messages'

export interface StepFrameProps {
  brand: Brand
  title: string
  intro: string
  children: ReactNode
}

/** One step of the password reset, with a link back to the login. */
export function StepFrame({ brand, title, intro, children }: StepFrameProps) {
  const messages = useMessages(forgottenPasswordMessages)
  const href = useHref()
  return (
    <BrandFrame brand={brand}>
      <div className={form.head}>
        <h1 className={form.title}>{title}</h1>
        <p className={form.lead}>{intro}</p>
      </div>
      {children}
      <div className={form.links}>
        <Link href={href('/login')}>{messages.back}</Link>
      </div>
    </BrandFrame>
  )
}
