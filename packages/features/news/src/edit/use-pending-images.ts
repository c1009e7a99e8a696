import { useState } from 'react'

/** From `usePendingImages`. */
export type PendingImages = ReturnType<typeof usePendingImages>

/** Whether images of an article are being uploaded: a save before they arrive omits them. */
export function usePendingImages() {
  const [inBody, setInBody] = useState(0)
  const [isFeatured, setFeatured] = useState(false)
  return { some: inBody > 0 || isFeatured, setInBody, setFeatured }
}
