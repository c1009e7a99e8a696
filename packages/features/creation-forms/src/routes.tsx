import type { FeatureRoute } from '@ssp/feature-kit'

/** The pages of the feature, as the host mounts them (spec 4 section 2). */
export const creationFormsRoutes: FeatureRoute[] = []
