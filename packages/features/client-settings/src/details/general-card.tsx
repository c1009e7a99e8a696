import type { ClientSettings } from '@ssp/api'
import { useMessages, type QueryLike } from '@ssp/feature-kit'
import { Card, DescriptionList, Skeleton } from '@ssp/ui'
import { detailsMessages } from './messages'

interface GeneralCardProps {
  settings: ClientSettings
  pin: QueryLike<string | null>
}

/** Properties set by the platform; read-only. */
export function GeneralCard({ settings, pin }: GeneralCardProps) {
  const messages = useMessages(detailsMessages)
  const { general } = messages
  const pinText =
    pin.error !== null ? general.pinFailed : pin.data === undefined ? <Skeleton /> : (pin.data ?? messages.none)
  const facts = [
    [general.clientName, settings.clientName],
    [general.identifier, settings.identifier],
    [general.pin, pinText],
    [general.domain, settings.platformDomain],
  ] as const
  return (
    <Card title={general.title}>
      <DescriptionList items={facts.map(([label, value]) => ({ label, value }))} />
    </Card>
  )
}
