import type { UserScope } from '@ssp/api'
import { Button, Select } from '@ssp/ui'
import { useMemo, useState, type FormEvent } from 'react'
import { useWords } from '../../use-words'
import * as styles from './client-access.css'

/** Props of `DefaultClient`. */
export interface DefaultClientProps {
  /** The clients granted; one of them at most is the default. */
  scopes: readonly UserScope[]
  /** Makes an access the default; resolves to whether it became it. */
  onSet: (scope: UserScope) => Promise<boolean>
}

/** The one default client of the user, chosen among the granted ones (decision 91). */
export function DefaultClient({ scopes, onSet }: DefaultClientProps) {
  const words = useWords().user.clients
  const standing = scopes.find((scope) => scope.default)?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState(false)
  const value = chosen ?? standing
  const options = useMemo(() => scopes.map(({ id, clientName }) => ({ value: id, label: clientName })), [scopes])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const scope = scopes.find(({ id }) => id === value)
    setMissing(!scope)
    if (!scope || sending) return
    setSending(true)
    const done = await onSet(scope)
    setSending(false)
    if (done) setChosen(null)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Select
        label={words.default}
        help={words.defaultHelp}
        error={missing && !value ? words.defaultMissing : undefined}
        placeholder={words.chooseDefault}
        options={options}
        value={value}
        onValueChange={setChosen}
        className={styles.select}
      />
      <Button type="submit" pending={sending} className={styles.button}>
        {words.setDefault}
      </Button>
    </form>
  )
}
