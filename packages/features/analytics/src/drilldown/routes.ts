import type { FeatureRoute } from '@ssp/feature-kit'
import { reportRoute } from '../report/report-route'
import { titles } from '../titles'

/** The drill-down pages of the reports, which are not in the navigation (spec 4 section 2.1). */
export const drilldownRoutes: FeatureRoute[] = [
  reportRoute({
    path: '/analytics/payroll-pensions-analytics/payslip-uploads-vs-downloads',
    lazy: async () => ({ Page: (await import('./payslips/payslips-page')).PayslipsPage }),
    name: 'PayslipUploadsVsDownloads',
    title: titles.payslips,
  }),
  reportRoute({
    path: '/analytics/payroll-pensions-analytics/paydoc-uploads-vs-downloads',
    lazy: async () => ({ Page: (await import('./pay-documents/pay-documents-page')).PayDocumentsPage }),
    name: 'PaydocUploadsVsDownloads',
    title: titles.payDocuments,
  }),
  reportRoute({
    path: '/analytics/payroll-pensions-analytics/payruns',
    lazy: async () => ({ Page: (await import('./pay-runs/pay-runs-page')).PayRunsPage }),
    name: 'PayRuns',
    title: titles.payRuns,
  }),
  reportRoute({
    path: '/analytics/payroll-pensions-analytics/pensions',
    lazy: async () => ({ Page: (await import('./pensions/pensions-page')).PensionsPage }),
    name: 'Pensions',
    title: titles.pensions,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/tile/:tile',
    lazy: async () => ({ Page: (await import('./tile/tile-page')).TilePage }),
    name: 'TileAnalytics',
    title: titles.tile,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/news/:news',
    lazy: async () => ({ Page: (await import('./news/news-page')).NewsPage }),
    name: 'NewsArticleAnalytics',
    title: titles.news,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/registered-vs-unregistered',
    lazy: async () => ({ Page: (await import('./registration/registration-page')).RegistrationPage }),
    name: 'RegisteredVsUnregistered',
    title: titles.registration,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/active-vs-inactive',
    lazy: async () => ({ Page: (await import('./activity/activity-page')).ActivityPage }),
    name: 'ActiveVsInactive',
    title: titles.activeEmployees,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/deactivated',
    lazy: async () => ({ Page: (await import('./deactivated/deactivated-page')).DeactivatedPage }),
    name: 'DeactivatedEmployees',
    title: titles.deactivated,
  }),
  reportRoute({
    path: '/analytics/portal-activity-analytics/doc-storage',
    lazy: async () => ({ Page: (await import('./document-storage/document-storage-page')).DocumentStoragePage }),
    name: 'DocumentStorageAnalytics',
    title: titles.documentStorage,
  }),
]
