import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const ssp = loadEnv(mode, '.')['VITE_SSP_URL'] ?? 'http://localhost:4000'
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'none'",
    `img-src 'self' data: blob: ${ssp}`,
    `connect-src 'self' ${ssp}`,
  ]
  return {
    plugins: [react()],
    // The hosts inherit light and dark: an older target would rewrite `light-dark()`.
    build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
    preview: { strictPort: true, headers: { 'Content-Security-Policy': policy.join('; ') } },
  }
})
