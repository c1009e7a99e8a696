import { combineMessages, messagesOf } from '@ssp/feature-kit/messages'
import { apiGerman } from '@ssp/api/de'
import { accessExplainerGerman } from '@ssp/access-explainer/de'
import { accessGerman } from '@ssp/access/de'
import { analyticsGerman } from '@ssp/analytics/de'
import { auditLogGerman } from '@ssp/audit-log/de'
import { authGerman } from '@ssp/auth/de'
import { blockEditorGerman } from '@ssp/block-editor/de'
import { chartsGerman } from '@ssp/charts/de'
import { clientSettingsGerman } from '@ssp/client-settings/de'
import { clientsGerman } from '@ssp/clients/de'
import { creationFormsGerman } from '@ssp/creation-forms/de'
import { dashboardGerman } from '@ssp/dashboard/de'
import { documentsGerman } from '@ssp/documents/de'
import { employeesGerman } from '@ssp/employees/de'
import { errorLogGerman } from '@ssp/error-log/de'
import { kitGerman } from '@ssp/feature-kit/de'
import { formBuilderGerman } from '@ssp/form-builder/de'
import { incidentsGerman } from '@ssp/incidents/de'
import { knowledgeGerman } from '@ssp/knowledge/de'
import { marketingGerman } from '@ssp/marketing/de'
import { newsGerman } from '@ssp/news/de'
import { payrollGerman } from '@ssp/payroll/de'
import { profileGerman } from '@ssp/profile/de'
import { recognitionGerman } from '@ssp/recognition/de'
import { rewardsGerman } from '@ssp/rewards/de'
import { secureSendGerman } from '@ssp/secure-send/de'
import { surveysGerman } from '@ssp/surveys/de'
import { teamsGerman } from '@ssp/teams/de'
import { uiGerman } from '@ssp/ui/de'
import { welcomeEmailGerman } from '@ssp/welcome-email/de'
import { portalGerman, portalTitles } from '../messages.de'
import { paletteGerman } from '../shell/palette/messages.de'

/** Every text of the portal in German. */
export const german = combineMessages(
  accessGerman,
  accessExplainerGerman,
  analyticsGerman,
  apiGerman,
  auditLogGerman,
  authGerman,
  blockEditorGerman,
  chartsGerman,
  clientSettingsGerman,
  clientsGerman,
  creationFormsGerman,
  dashboardGerman,
  documentsGerman,
  employeesGerman,
  errorLogGerman,
  formBuilderGerman,
  incidentsGerman,
  kitGerman,
  knowledgeGerman,
  marketingGerman,
  newsGerman,
  payrollGerman,
  profileGerman,
  recognitionGerman,
  rewardsGerman,
  secureSendGerman,
  surveysGerman,
  teamsGerman,
  welcomeEmailGerman,
  { ui: uiGerman },
  messagesOf(portalGerman, paletteGerman, portalTitles),
)
