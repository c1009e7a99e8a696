import { saveFile, useClient, useMessages } from '@ssp/feature-kit'
import { readThemeFile, themeFileLimit, writeThemeFile, type Theme } from '@ssp/feature-kit/theme'
import { Banner, Button, Card, FileDrop } from '@ssp/ui'
import type { TenantColours } from '@ssp/ui/theme'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { themeMessages } from './messages'

/** Props of `ThemeFileCard`. */
export interface ThemeFileCardProps {
  /** The exported theme, to which `onExport` adds the images. */
  colours: TenantColours
  locked: boolean
  /** Called before a theme is saved as a file: resolves to the theme with the images of the client. */
  onExport: (theme: Theme) => Promise<Theme>
  /** Called with the theme of a chosen file. */
  onImport: (theme: Theme) => void
}

/** The theme as a file, for import at another client or in a host. */
export function ThemeFileCard({ colours, locked, onExport, onImport }: ThemeFileCardProps) {
  const { file: messages } = useMessages(themeMessages)
  const { clientName, subdomain } = useClient()
  const [error, setError] = useState<string>()
  const [imported, setImported] = useState<Theme>()
  const [isSaving, setSaving] = useState(false)

  const importFile = async (chosen: File) => {
    const found = readThemeFile(await chosen.text())
    const isTheme = !('error' in found)
    setError(isTheme ? undefined : messages.errors[found.error](found.names.join(', ')))
    setImported(isTheme ? found : undefined)
    if (isTheme) onImport(found)
  }
  const save = async () => {
    setSaving(true)
    const theme = await onExport({
      name: clientName.slice(0, 100),
      colorScheme: 'system',
      colours,
      variables: {},
      images: {},
    })
    saveFile(new Blob([writeThemeFile(theme)], { type: 'application/json' }), `${subdomain}-theme.json`)
    setSaving(false)
  }

  return (
    <Card
      title={messages.title}
      description={locked ? messages.locked : messages.description}
      actions={
        <Button iconStart={<Download size={16} />} pending={isSaving} onClick={() => void save()}>
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
        >
          {imported && <Banner kind="info" text={messages.imported(...notesOf(imported))} />}
        </FileDrop>
      )}
    </Card>
  )
}

/** The name of a theme, the number of its images, and whether it has settings that only a host can set. */
const notesOf = ({ name, colorScheme, images, variables }: Theme) =>
  [name, Object.keys(images).length, colorScheme !== 'system' || Object.keys(variables).length > 0] as const
