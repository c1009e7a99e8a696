// Who may import whom (docs/architecture.md). scripts/boundaries.test.mjs holds one bad example per rule.
const ui = '^packages/ui/'
const api = '^packages/api/'
const kits = '^packages/kits/'
const features = '^packages/features/'
const anyPackage = '^packages/(?:(?:features|kits)/)?([^/]+)/'
const testFiles = '[.](test|test-d|stories)[.]tsx?$|-fixture[.]ts$|/testing/|/fixtures?/'
const entries =
  '^packages/(?:(?:features|kits)/)?[^/]+/src/(index[.]ts|css[.]ts|theme/index[.]ts|(?:model|svg|worker)/index[.]ts|routes[.]tsx|testing/index[.]tsx?|embedded/index[.]ts|message-types[.]ts|generated/(?:limits|schema)[.]ts|can[.]ts|strict-rights[.]ts|survey-status[.]ts|document-types[.]ts|email-address[.]ts|incident-form[.]ts|slug[.]ts|spreadsheet[.]ts|de[.]ts|messages[.]de[.]ts|messages/index[.]ts)$'

// The folders of the server from the ground up: each may import those before it.
export const serverFloors = [
  'tracing',
  'db',
  'jobs',
  'mail',
  'gift-cards',
  'access',
  'session',
  'storage',
  'people',
  'incidents',
  'news',
  'pay',
  'shared-documents',
  'mailings',
  'acknowledgements',
  'contract',
  'http',
  'modules',
  'seed',
  'metrics',
  'setup',
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-unresolved',
      comment: '@types/pdfmake alone declares pdfmake/interfaces',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[?](raw|url|worker)$|^pdfmake/interfaces$' },
    },
    {
      name: 'no-cycles',
      comment: 'type-only imports count: what two files share goes one layer down',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'ui knows no fetch, no router, no permissions',
      severity: 'error',
      from: { path: ui },
      to: { path: `${api}|${kits}|${features}|^apps/|node_modules/(react-router|@tanstack|openapi-fetch)` },
    },
    {
      name: 'api-knows-no-looks',
      severity: 'error',
      from: { path: api, pathNot: testFiles },
      to: { path: `${ui}|${kits}|${features}|^apps/|node_modules/react-router` },
    },
    { name: 'kits-below-features', severity: 'error', from: { path: kits }, to: { path: `${features}|^apps/` } },
    {
      name: 'features-apart',
      comment: 'what two features share goes down to a kit, a flow goes up to the portal',
      severity: 'error',
      from: { path: '^packages/features/([^/]+)/' },
      to: { path: `${features}|^apps/`, pathNot: '^packages/features/$1/' },
    },
    {
      name: 'features-know-no-router',
      comment: 'navigation is a port; only ./routes names paths, as data',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'no-deep-imports',
      comment: 'another package is entered by its public entries',
      severity: 'error',
      from: { path: anyPackage },
      to: { path: '^packages/', pathNot: [`^packages/(?:(?:features|kits)/)?$1/`, entries] },
    },
    {
      name: 'no-deep-imports-of-apps',
      severity: 'error',
      from: { path: '^(apps|e2e|bench)/' },
      to: { path: '^packages/', pathNot: entries },
    },
    {
      name: 'portal-apart-from-server',
      severity: 'error',
      from: { path: '^apps/portal/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'server-shares-types-theme-and-can-only',
      comment:
        'the server imports the generated types and pure functions of the theme, of access, of surveys, of incidents, of forms and of rich text (docs/decisions)',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^packages/|^apps/portal/',
        pathNot:
          '^packages/ui/src/theme/|^packages/kits/(?:block-editor|form-builder)/src/model/|^packages/api/src/(generated/limits|generated/schema|can|strict-rights|survey-status|document-types|email-address|incident-form|slug|spreadsheet)[.]ts$',
      },
    },
    {
      name: 'server-modules-apart',
      comment: 'what two modules need goes down to access, db, http or another folder below them',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: testFiles },
      to: { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/$1/' },
    },
    ...serverFloors.map((floor, index) => ({
      name: 'server-imports-run-down',
      severity: 'error',
      from: { path: `^apps/server/src/${floor}/`, pathNot: testFiles },
      to: {
        path: `^apps/server/src/(?:${[...serverFloors.slice(index + 1), '(app|create-deps|main|serve|start)[.]ts$'].join('|')})`,
      },
    })),
    {
      name: 'zod-mini',
      severity: 'error',
      comment: 'zod itself tries whether the page may evaluate text, which the content policy reports as an attack',
      from: { path: '^(packages|apps/portal)/', pathNot: testFiles },
      to: { path: 'node_modules/zod/(index|v4/classic)' },
    },
    {
      name: 'no-factories-in-product',
      comment: 'modules/<name>/testing.ts makes records for tests and the demo data',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: `${testFiles}|^apps/server/src/seed/` },
      to: { path: '^apps/server/src/modules/[^/]+/testing[.]ts$' },
    },
    {
      name: 'no-fixtures-in-production',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/.*src/', pathNot: testFiles },
      to: { path: testFiles },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The bench's peers have packages of their own, installed when they are wanted.
    exclude: { path: '(^|/)(dist|storybook-static|[.]data)/|^bench/peers/|tsup[.]config[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@ssp/source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
