import { NEWS_IMAGES } from '../../news/news-images.ts'
import { extensionsOf, ID, IMAGE_TYPES, MAX_IMAGE_BYTES, type Bucket } from '../../storage/bucket.ts'

/** Images of news articles. */
export const newsBuckets: readonly Bucket[] = [
  {
    // Employees see them wherever the article is shown, also in an app. The name is new for each upload.
    name: NEWS_IMAGES,
    path: new RegExp(`^(?<articleId>${ID})/[\\w-]{1,50}\\.(?:${extensionsOf(IMAGE_TYPES)})$`),
    permission: () => ['NEWS_CREATE', 'NEWS_UPDATE'],
    isPublic: true,
    types: IMAGE_TYPES,
    maxBytes: MAX_IMAGE_BYTES,
    withoutMetadata: true,
    once: true,
  },
]
