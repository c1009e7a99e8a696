import { errorText, login } from '@ssp/api'
import { useApi, useClient } from '@ssp/feature-kit'
import { Banner, Button, PasswordField, TextField } from '@ssp/ui'
import { useState, type FormEvent } from 'react'

/** A small sign-in of Northwind's own, in the client's brand. A host with single sign-on hands tokens to the session instead. */
export function SignIn() {
  const api = useApi()
  const { clientName } = useClient()
  const [entries, setEntries] = useState({ username: '', password: '' })
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const { success } = await login(api, entries)
      setError(success ? undefined : 'Incorrect username or password.')
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setSending(false)
    }
  }

  return (
    <form className="sign-in" onSubmit={(event) => void submit(event)}>
      <h2>Sign in to {clientName}</h2>
      {error !== undefined && <Banner text={error} />}
      <TextField
        label="Username"
        autoComplete="username"
        value={entries.username}
        onValueChange={(username) => setEntries({ ...entries, username })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={entries.password}
        onValueChange={(password) => setEntries({ ...entries, password })}
      />
      <Button type="submit" variant="primary" pending={sending}>
        Sign in
      </Button>
    </form>
  )
}
