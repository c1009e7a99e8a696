import {
  ApiError,
  getSignedUploadUrls,
  invalidateTheme,
  saveTheme,
  themeQuery,
  type ClientTheme,
  type ThemeColours,
} from '@ssp/api'
import { QueryView, useApi, useBrandPort, useNotify } from '@ssp/feature-kit'
import { colourVariables } from '@ssp/ui/theme'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { signedFileOf, type BrandImage } from '../model/images'
import { coloursOf } from '../model/theme'
import { FormSkeleton } from '../parts'
import type { TabProps } from '../profile-page'
import * as styles from '../profile.css'
import { useWords } from '../use-words'
import { ImageUploads } from './image-uploads'
import { ThemeEditor } from './theme-editor'
import { useBrandImages } from './use-brand-images'

const nobodyAsks = () => {}

/**
 * The THEME tab, or a page of its own in a host. Whatever was previewed, the saved theme is back once it is left
 * (decision 60).
 */
export function ThemePage({ locked = false, onEdited = nobodyAsks }: Partial<TabProps>) {
  const api = useApi()
  const words = useWords()
  const query = useQuery({ ...themeQuery(api), refetchOnMount: 'always' })
  const { preview } = useBrandPort()
  useEffect(() => () => preview(null), [preview])
  return (
    <QueryView query={query} errorTitle={words.theme.notLoaded} skeleton={<FormSkeleton fields={6} />}>
      {(theme) => <Theme theme={theme} reload={query.refetch} locked={locked} onEdited={onEdited} />}
    </QueryView>
  )
}

function Theme({ theme, reload, locked, onEdited }: TabProps & { theme: ClientTheme; reload: () => Promise<unknown> }) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const brand = useBrandPort()
  const words = useWords()
  const images = useBrandImages()
  const colours = useMemo(() => coloursOf(theme.colours), [theme.colours])

  const save = async (changed: Required<ThemeColours>) => {
    try {
      await saveTheme(api, { colours: changed })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await reload()
      throw error
    }
    brand.preview(colourVariables(changed))
    notify.success(words.theme.saved)
    await Promise.all([brand.saved(), invalidateTheme(api, queries)])
  }

  const sign = async (image: BrandImage, file: File) => {
    const wanted = signedFileOf(api.clientId(), image, file.name)
    const [signed] = wanted ? await getSignedUploadUrls(api, [wanted]) : []
    if (!signed) throw new Error(`No address for ${file.name}.`)
    return signed
  }
  const uploaded = (image: BrandImage) => {
    notify.success(words.images.saved(words.images.names[image]))
    // The addresses carry the version of the image, so no cache shows the old one (decision 63).
    void invalidateTheme(api, queries)
  }

  return (
    <div className={styles.panels}>
      <ThemeEditor
        colours={colours}
        locked={locked}
        onEdited={onEdited}
        onPreview={(shown) => brand.preview(shown && colourVariables(shown))}
        onSave={save}
      />
      <ImageUploads images={images} locked={locked} sign={sign} onUploaded={uploaded} />
    </div>
  )
}
