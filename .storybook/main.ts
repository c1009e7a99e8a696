import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { cssTarget, fromSource } from '../vite.shared.ts'
import { contractPlugin } from './contract/contract-plugin.ts'
import { referencePlugin } from './contract/reference-plugin.ts'

const widgets =
  'Button Calendar ComboBox DateField DatePicker DateRangePicker Dialog Group Heading I18nProvider Input Label ListBox Menu Modal Popover RangeCalendar Select Text Toast'.split(
    ' ',
  )

/** Folders of `packages/ui` that are about the theme, not about one component. */
const foundations = 'root|visually-hidden'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.@(mdx|stories.tsx)',
    './theme-preview/*.stories.tsx',
    { directory: '../packages/ui/src', files: `@(${foundations})/**/*.stories.tsx` },
    { directory: '../packages/ui/src', files: `!(${foundations})/**/*.stories.tsx`, titlePrefix: 'Components' },
    { directory: '../packages/kits', files: '*/src/**/*.stories.tsx', titlePrefix: 'Kits' },
    { directory: '../packages/features', files: '*/src/**/*.stories.tsx', titlePrefix: 'Features' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // `npx msw init .storybook/public` generates the mock worker; run it again after an update of msw.
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler knows the props of every type, react-docgen those that a file spells out. Tests read no prop tables.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...fromSource,
      build: { cssTarget },
      plugins: [vanillaExtractPlugin(), contractPlugin(), referencePlugin()],
      // Otherwise Vite discovers these during a test run and reloads the page.
      optimizeDeps: {
        include: [
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          ...widgets.map((name) => `react-aria-components/${name}`),
          'react-aria/FocusScope',
          'react-aria/PortalProvider',
          'react-aria/useOverlayPosition',
          'react-aria/usePreventScroll',
          '@radix-ui/react-dialog',
          '@radix-ui/react-tabs',
          '@tanstack/react-virtual',
          '@tiptap/core',
          '@tiptap/pm/history',
          '@tiptap/pm/state',
          '@tiptap/react',
          '@tiptap/starter-kit',
          'ajv/dist/2020.js',
          'ajv-formats',
          'aria-hidden',
          'date-fns/lightFormat',
          'fflate',
          'lucide-react',
          'msw',
          'msw/browser',
          'pdfmake/build/pdfmake.js',
          'zod/mini',
        ],
      },
    }),
}

export default config
