import type { NextConfig } from 'next'

export default {
  reactStrictMode: true,
  // The types of all hosts are checked at once, by `tsc`.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
