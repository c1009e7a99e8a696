import {
  getSignedUploadUrls,
  invalidateTheme,
  themeQuery,
  type ClientTheme,
  type ThemeImages,
  type Versioned,
} from '@ssp/api'
import { QueryView, useApi, useBrandPort, useMessages, useNotify } from '@ssp/feature-kit'
import type { Theme } from '@ssp/feature-kit/theme'
import { colourVariables } from '@ssp/ui/theme'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { brandImages, signedFileOf, type BrandImage } from '../model/images'
import { coloursOf } from '../model/theme'
import { FormSkeleton } from '../form-skeleton'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { ImageUploads } from './image-uploads'
import { themeMessages } from './messages'
import { ThemeEditor } from './theme-editor'
import { useBrandImages } from './use-brand-images'
import { withImages } from './with-images'

const ignore = () => {}

/**
 * The THEME tab, or a page of its own in a host. After any preview, the saved theme is restored when it is left (decision
 * 60).
 */
export function ThemePage({ locked = false, onEdited = ignore, ...rest }: Partial<TabProps>) {
  const api = useApi()
  const messages = useMessages(themeMessages)
  const query = useQuery({ ...themeQuery(api), refetchOnMount: 'always' })
  const { preview } = useBrandPort()
  useEffect(() => () => preview(null), [preview])
  return (
    <QueryView query={query} errorTitle={messages.theme.notLoaded} skeleton={<FormSkeleton fields={6} />}>
      {(theme) => <LoadedTheme theme={theme} locked={locked} onEdited={onEdited} {...rest} />}
    </QueryView>
  )
}

function LoadedTheme({ theme, ...tab }: TabProps & { theme: Versioned<ClientTheme> }) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const brand = useBrandPort()
  const messages = useMessages(themeMessages)
  const images = useBrandImages()
  const [imported, setImported] = useState<ThemeImages>({})
  const colours = useMemo(() => coloursOf(theme.record.colours), [theme.record.colours])

  const sign = async (image: BrandImage, file: File) => {
    const wanted = signedFileOf(api.clientId(), image, file.name)
    const [signed] = wanted ? await getSignedUploadUrls(api, [wanted]) : []
    if (!signed) throw new Error(`No address for ${file.name}.`)
    return signed
  }
  const uploaded = (image: BrandImage) => {
    notify.success(messages.images.saved(messages.images.names[image]))
    // The addresses contain the version of the image, so no cache shows the old one (decision 63).
    void invalidateTheme(api, queries)
    const prefix = brandImages.find(({ name }) => name === image)?.prefix
    setImported((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== prefix)))
  }
  const onExport = async (file: Theme) => {
    const { theme: whole, missing } = await withImages(file, images)
    const names = brandImages.flatMap(({ name, prefix }) =>
      missing.includes(prefix) ? messages.images.names[name] : [],
    )
    if (names.length > 0) notify.toast({ kind: 'error', title: messages.file.leftOut, text: names.join(', ') })
    return whole
  }

  return (
    <div className={styles.panels}>
      <ThemeEditor
        colours={colours}
        version={theme.etag}
        {...tab}
        onPreview={(shown) => brand.preview(shown && colourVariables(shown))}
        onSaved={brand.saved}
        onExport={onExport}
        onImport={(file) => setImported(file.images)}
      />
      <ImageUploads images={images} imported={imported} locked={tab.locked} sign={sign} onUploaded={uploaded} />
    </div>
  )
}
