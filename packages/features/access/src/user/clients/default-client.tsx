import type { UserScope } from '@ssp/api'
import { useMessages, type Action } from '@ssp/feature-kit'
import { Button, Select } from '@ssp/ui'
import { useMemo, useState, type FormEvent } from 'react'
import { userMessages } from '../messages'
import * as styles from './client-access.css'

/** Props of `DefaultClient`. */
export interface DefaultClientProps {
  /** The granted clients; at most one of them is the default. */
  scopes: readonly UserScope[]
  /** Makes an access the default. */
  action: Action<UserScope>
}

/** The default client of the user, chosen among the granted ones (decision 91). */
export function DefaultClient({ scopes, action }: DefaultClientProps) {
  const messages = useMessages(userMessages).clients
  const present = scopes.find((scope) => scope.default)?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const value = chosen ?? present
  const options = useMemo(() => scopes.map(({ id, clientName }) => ({ value: id, label: clientName })), [scopes])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const scope = scopes.find(({ id }) => id === value)
    setMissing(!scope)
    if (scope && (await action.run(scope))) setChosen(null)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={messages.default}
        help={messages.defaultHelp}
        error={missing && !value ? messages.defaultMissing : undefined}
        placeholder={messages.chooseDefault}
        options={options}
        value={value}
        onValueChange={setChosen}
        className={styles.select}
      />
      <Button type="submit" pending={action.isPending()} className={styles.button}>
        {messages.setDefault}
      </Button>
    </form>
  )
}
