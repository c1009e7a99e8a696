import '@fontsource-variable/inter'
import './preview.css'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { StoryLanguage } from '../packages/kits/feature-kit/src/testing/index'
import { Root, type RootProps } from '../packages/ui/src/root/index'
import { brands, variablesOf, WIREFRAME } from './brands'
import { checkAnswers, collectAnswers } from './contract/collect-answers'
import { checkNames } from './control-names'
import { checkLabels } from './label-clicks'
import { checkPanels, watchPanels } from './panel-input'
import { keepFramesEmpty } from './foreign-frames'

interface Globals {
  brand: string
  theme: string
  mode: NonNullable<RootProps['mode']>
  density: NonNullable<RootProps['density']>
  direction: NonNullable<RootProps['dir']>
  language: string
}

const withRoot: Decorator = (Story, { globals, parameters }) => {
  const { brand, theme, mode, density, direction } = globals as unknown as Globals
  // As a page of a right-to-left language has it: what goes beyond the start edge is then not scrolled to.
  document.documentElement.dir = direction
  return (
    <Root variables={variablesOf(brand, theme)} mode={mode} density={density} dir={direction}>
      <div className={parameters['layout'] === 'fullscreen' ? 'frame frame-full' : 'frame'}>
        <Story />
      </div>
    </Root>
  )
}

const ENGLISH = { locale: 'en' }

/** The pages in the language of the toolbar. The tests of stories read English texts. */
const withLanguage: Decorator = (Story, { loaded }) => (
  <StoryLanguage value={(loaded as { language?: typeof ENGLISH }).language ?? ENGLISH}>
    <Story />
  </StoryLanguage>
)

const languageLoader: Loader = async ({ globals }) =>
  globals['language'] === 'de'
    ? { language: { locale: 'de', messages: (await import('../apps/portal/src/language/german')).german } }
    : {}

collectAnswers()
watchPanels()
keepFramesEmpty()
// A wait ends with its state; this only bounds one that fails. On a busy machine the modules of a panel took 8 s to arrive.
configure({ asyncUtilTimeout: 25_000 })
// STORYBOOK_LATE_FRAMES=250 runs each animation frame so many milliseconds later, as a busy machine may.
const late = Number((import.meta.env as Record<string, string | undefined>)['STORYBOOK_LATE_FRAMES'] ?? 0)
if (late > 0) {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), late)
  window.cancelAnimationFrame = window.clearTimeout
}
const mock = mswLoader(async () => {
  const worker = setupWorker()
  // The files of Storybook itself are requests as well.
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  return worker
})
const environment = import.meta.env as Record<string, string | undefined>

const preview: Preview = {
  decorators: [withLanguage, withRoot],
  // The mock worker starts with the first story that mocks something.
  loaders: [async (context) => (context.parameters['msw'] ? mock(context) : {}), languageLoader],
  afterEach: [checkAnswers, checkPanels, checkNames, checkLabels],
  // STORYBOOK_BRAND=lemon STORYBOOK_MODE=dark runs the story tests with another theme.
  initialGlobals: {
    brand: environment['STORYBOOK_BRAND'] ?? 'default',
    // Six colours joined by hyphens that override the brand's; set by the page Theme preview.
    theme: '',
    mode: environment['STORYBOOK_MODE'] ?? 'light',
    density: 'comfortable',
    direction: 'ltr',
    language: 'en',
  },
  globalTypes: {
    brand: {
      description: 'Client theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
          { value: WIREFRAME, title: 'Wireframe (shows hard-coded values)' },
        ],
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    density: {
      description: 'Height of controls and rows',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language of the pages',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
  },
  parameters: {
    // The whole body, because overlays render outside the story. Passing rules report one example each.
    a11y: { test: 'error', context: 'body', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Embedding',
          'Contract',
          'Theme preview',
          'Foundations',
          'Components',
          'Patterns',
          'Kits',
          'Features',
        ],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
