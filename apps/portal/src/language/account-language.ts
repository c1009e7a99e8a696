import { useNotify, useSession } from '@ssp/feature-kit'
import { useEffect, useEffectEvent } from 'react'
import { languageOf, showLanguage } from './language'

/** Shows the portal in the language of the account: after the sign-in, and once it is changed on the profile. */
export function AccountLanguage() {
  const language = languageOf(useSession().user)
  const notify = useNotify()
  const show = useEffectEvent((locale: NonNullable<typeof language>) =>
    showLanguage(locale).catch((error: unknown) => notify.error(error)),
  )
  useEffect(() => {
    if (language) void show(language)
  }, [language])
  return null
}
