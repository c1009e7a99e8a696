import { build } from '../../tsup.shared.ts'

export default build({
  plain: {
    index: 'src/index.ts',
    can: 'src/can.ts',
    de: 'src/messages.de.ts',
    'document-types': 'src/document-types.ts',
    'email-address': 'src/email-address.ts',
    'incident-form': 'src/incident-form.ts',
    limits: 'src/generated/limits.ts',
    schema: 'src/generated/schema.ts',
    slug: 'src/slug.ts',
    spreadsheet: 'src/spreadsheet.ts',
    'strict-rights': 'src/strict-rights.ts',
    'survey-status': 'src/survey-status.ts',
    testing: 'src/testing/index.ts',
  },
})
