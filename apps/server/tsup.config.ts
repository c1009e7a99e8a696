import { defineConfig } from 'tsup'

/**
 * The server as people start it: its sources and packages in a few files, because looking for 1,200 modules takes longer
 * than running them. Development, tests and `npm run seed` read `src`.
 */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    setup: 'src/set-up-client.ts',
    jobs: 'src/list-jobs.ts',
    'inspect-worker': 'src/storage/inspect-worker.ts',
    'gift-card-sandbox': 'src/gift-cards/sandbox-main.ts',
    'payroll-worker': 'src/modules/payroll/reader/payroll-worker.ts',
  },
  format: 'esm',
  target: 'node24',
  platform: 'node',
  noExternal: [/^(?!@electric-sql\/|@opentelemetry\/|@fastify\/response-validation$|pg-native$)/],
  // PGlite finds its engine beside its own files, OpenTelemetry is loaded only when it is on; the others are not there in production.
  external: [/^@electric-sql\//, /^@opentelemetry\//, '@fastify/response-validation', 'pg-native'],
  esbuildOptions: (options) => void (options.conditions = ['@ssp/source']),
  // CommonJS packages ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  clean: true,
  silent: true,
})
