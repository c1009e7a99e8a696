import { saveFile, useClient, useMessages } from '@ssp/feature-kit'
import { Button, Card, FileDrop } from '@ssp/ui'
import { readThemeFile, themeFileLimit, writeThemeFile, type TenantColours } from '@ssp/ui/theme'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { themeMessages } from './messages'

interface ThemeFileCardProps {
  /** What is exported. */
  colours: TenantColours
  locked: boolean
  /** Called with the colours of a chosen file. */
  onImport: (colours: TenantColours) => void
}

/** The six colours as a file, to take them to another client or into a host. */
export function ThemeFileCard({ colours, locked, onImport }: ThemeFileCardProps) {
  const { file: messages } = useMessages(themeMessages)
  const { subdomain } = useClient()
  const [error, setError] = useState<string>()

  const importFile = async (chosen: File) => {
    const found = readThemeFile(await chosen.text())
    if ('error' in found) setError(messages.errors[found.error](found.names.join(', ')))
    else {
      setError(undefined)
      onImport(found.colours)
    }
  }

  return (
    <Card
      title={messages.title}
      description={locked ? messages.locked : messages.description}
      actions={
        <Button iconStart={<Download size={16} />} onClick={() => save(colours, `${subdomain}-theme.json`)}>
          {messages.save}
        </Button>
      }
    >
      {!locked && (
        <FileDrop
          label={messages.choose}
          accept={['.json']}
          maxSize={themeFileLimit}
          error={error}
          onFiles={([chosen]) => chosen && void importFile(chosen)}
        />
      )}
    </Card>
  )
}

const save = (colours: TenantColours, name: string) =>
  saveFile(new Blob([writeThemeFile(colours)], { type: 'application/json' }), name)
