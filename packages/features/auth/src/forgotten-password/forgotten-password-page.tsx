import { useMessages, type RouteParams } from '@ssp/feature-kit'
import type { ComponentType } from 'react'
import { useBrand } from '../brand/use-brand'
import { forgottenPasswordMessages } from './messages'
import { CodeStep } from './code-step'
import { EmailStep } from './email-step'
import { PasswordStep } from './password-step'
import { StepFrame } from './step-frame'
import { useForgottenPassword } from './use-forgotten-password'

/** `/forgotten-password`: e-mail, code, new password. */
export const Page: ComponentType<RouteParams> = function ForgottenPasswordPage() {
  const brand = useBrand()
  const messages = useMessages(forgottenPasswordMessages)
  const { step, email, user, message, fieldError, grantExpired, pending, ...flow } = useForgottenPassword()
  if (step === 'email') {
    return (
      <StepFrame brand={brand} title={messages.title} intro={messages.emailIntro}>
        <EmailStep
          email={email}
          pending={pending}
          message={message?.text ?? null}
          onSubmit={(typed) => void flow.generate(typed)}
        />
      </StepFrame>
    )
  }
  if (step === 'code') {
    return (
      <StepFrame brand={brand} title={messages.codeTitle} intro={messages.codeIntro(email)}>
        <CodeStep
          pending={pending}
          message={message}
          onSubmit={flow.check}
          onSendAgain={() => void flow.generate(email)}
        />
      </StepFrame>
    )
  }
  return (
    <StepFrame brand={brand} title={messages.passwordTitle} intro={messages.passwordIntro(user?.label ?? email)}>
      <PasswordStep
        email={email}
        pending={pending}
        fieldError={fieldError}
        message={message?.text ?? null}
        onStartAgain={grantExpired ? flow.startAgain : undefined}
        onSubmit={(password) => void flow.save(password)}
      />
    </StepFrame>
  )
}
