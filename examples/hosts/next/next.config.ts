import type { NextConfig } from 'next'

export default {
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: false },
} satisfies NextConfig
