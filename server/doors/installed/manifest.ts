import type { Club } from '@/db/queries/clubs'
import { messagesFor } from '@/messages'
import type { Locale } from '@/messages/locale'

/** The ground of the icons and of the screens, so that nothing flashes while the page loads. */
const GROUND = '#0a120e'

/** The facts that a browser needs to install the club's pages as an app (W3C, Web Application Manifest). */
export function manifestOf({ slug, name, shortName }: Club, locale: Locale): object {
  const words = messagesFor(locale)
  const { section } = words.common
  return {
    id: `/${slug}`,
    name,
    short_name: shortName,
    description: words.installed.app.description,
    lang: locale,
    start_url: `/${slug}`,
    scope: `/${slug}`,
    display: 'standalone',
    orientation: 'any',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: section.tonight, url: `/${slug}` },
      { name: section.evenings, url: `/${slug}/serate` },
      { name: section.regulation, url: `/${slug}/regolamento` },
    ],
  }
}
