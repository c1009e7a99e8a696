import type { FeatureRoute } from '@ssp/feature-kit'
import { Award } from 'lucide-react'
import { titles } from './titles'

/** The page of the feature, as the host mounts it (spec 3 section 2). */
export const recognitionRoutes: FeatureRoute[] = [
  {
    path: '/client/recognition',
    lazy: async () => ({ Page: (await import('./recognition-page')).RecognitionPage }),
    handle: {
      // The specification has no name for the route (3-decisions 4).
      name: 'ClientRecognition',
      title: titles.recognition,
      access: { permission: 'RECOGNITION_VIEW' },
      nav: { order: 4, label: titles.recognition, icon: Award, parent: 'Client' },
    },
  },
]
