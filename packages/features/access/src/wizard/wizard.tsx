import type { Permission, PlatformClient } from '@ssp/api'
import { Failure, FormNotes, useHref, useLeaveGuard, useMessages, useTitle, type QueryLike } from '@ssp/feature-kit'
import { Button, Card, PageHeader, Stepper } from '@ssp/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { ScopeTargets } from '../scopes/use-scope-targets'
import { titles } from '../titles'
import { wizardMessages } from './messages'
import { AccountStep } from './account-step'
import { ClientsStep } from './clients-step'
import { ConfirmStep } from './confirm-step'
import { CreatedNotice } from './created-notice'
import { PermissionsStep } from './permissions-step'
import { SecureSendStep } from './secure-send-step'
import { useWizard } from './use-wizard'
import { canJump, isReady, STEPS } from './wizard-state'
import * as styles from './wizard.css'

/** Props of `Wizard`. */
export interface WizardProps {
  /** All permissions of the client. */
  permissions: QueryLike<Permission[]>
  /** The clients to which access can be granted. */
  clients: QueryLike<PlatformClient[]>
  /** The possible targets of secure send access; null if Secure Send is off for the client. */
  targets: ScopeTargets | null
  /** Called when 'Create another account' is clicked; remount the wizard then. */
  onAnother: () => void
}

/** The five steps of 'Create account' (spec 1 section 2.11 and 4). */
export function Wizard({ permissions, clients, targets, onAnother }: WizardProps) {
  const href = useHref()
  const messages = useMessages(wizardMessages)
  const wizard = useWizard(useMemo(() => (clients.data ?? []).map(({ id }) => id), [clients.data]))
  const { form, state } = wizard
  const { step, draft } = state
  const outcome = form.saved?.result ?? null
  const permissionIds = useMemo(() => new Set(draft.permissionIds), [draft.permissionIds])
  const clientIds = useMemo(() => new Set(draft.clientIds), [draft.clientIds])
  const heading = useRef<HTMLHeadingElement>(null)
  const title = useTitle()
  useLeaveGuard(form.isDirty, messages.leave)

  // A new step is scrolled to its start, or to its first error; the initial step is not.
  const before = useRef(step)
  useLayoutEffect(() => {
    const wrong = heading.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (before.current !== step) (wrong ?? heading.current)?.focus()
    before.current = step
  }, [step])

  const waits = step === 1 && !wizard.isComplete
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: title(titles.users), href: href('/access/users') }]}
        title={messages.title}
        facts={messages.intro}
      />
      <Stepper
        steps={STEPS.map((each) => ({
          id: String(each),
          label: messages.steps[each - 1] ?? '',
          jumpable: outcome === null && canJump(state, each),
        }))}
        current={step - 1}
        onStep={(id) => wizard.jump(STEPS.find((each) => String(each) === id) ?? 1)}
      />
      <Card>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {messages.steps[step - 1]}
        </h2>
        {step === 1 && (
          <AccountStep form={form} isRejected={wizard.isRejected} attempts={wizard.attempts} onNext={wizard.next} />
        )}
        {step === 2 && (
          <PermissionsStep
            query={permissions}
            chosen={permissionIds}
            onChange={(ids) => form.change({ permissionIds: [...ids] })}
          />
        )}
        {step === 3 && (
          <ClientsStep query={clients} chosen={clientIds} onChange={(ids) => form.change({ clientIds: [...ids] })} />
        )}
        {step === 4 && (
          <SecureSendStep targets={targets} scopes={draft.scopes} onChange={(scopes) => form.change({ scopes })} />
        )}
        {step === 5 && (
          <ConfirmStep
            draft={draft}
            permissions={permissions.data ?? []}
            clients={clients.data ?? []}
            targets={targets}
            isCreated={outcome !== null}
          />
        )}
        <div className={styles.foot}>
          {wizard.alert && <Failure title={wizard.alert} />}
          {step === 5 && outcome === null && !isReady(state) && <Failure title={messages.confirm.unfinished} />}
          {(step === 5 || step === 1) && <FormNotes form={form} />}
          {outcome && (
            <CreatedNotice
              username={outcome.username}
              hasPermissions={draft.permissionIds.length > 0}
              onAnother={onAnother}
            />
          )}
          {outcome === null && (
            <div className={styles.buttons}>
              {step > 1 && <Button onClick={wizard.back}>{messages.goBack}</Button>}
              {wizard.skip && <Button onClick={wizard.skip}>{messages.skip}</Button>}
              {step < 5 && (
                <Button
                  variant={waits ? 'secondary' : 'primary'}
                  data-waits={waits || undefined}
                  className={styles.next}
                  unavailable={step === 3 && !wizard.isComplete ? messages.clients.required : null}
                  onClick={wizard.next}
                >
                  {messages.next}
                </Button>
              )}
              {step === 5 && (
                <Button
                  variant="primary"
                  unavailable={isReady(state) ? null : messages.confirm.completeFirst}
                  pending={form.isSending}
                  onClick={() => void wizard.create()}
                >
                  {messages.createUser}
                </Button>
              )}
            </div>
          )}
        </div>
      </Card>
    </div>
  )
}
