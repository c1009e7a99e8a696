// A file of its own, because the content policy of the page allows no inline script.
const fontFamily = 'system-ui, sans-serif'
const typography = { fontFamily, headings: { fontFamily }, code: { fontFamily: 'ui-monospace, monospace' } }

globalThis.Redoc.init(
  document.currentScript.dataset.contract,
  {
    hideLoading: true,
    hideSchemaPattern: true,
    jsonSamplesExpandLevel: 3,
    nativeScrollbars: true,
    requiredPropsFirst: true,
    theme: { typography },
  },
  document.querySelector('#reference'),
  () => document.querySelector('#loading').remove(),
)
