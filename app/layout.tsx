import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Language } from '@/components/language/i18n'
import { THEME_COOKIE, themeOf } from '@/components/page/themes'
import { textsOf } from '@/messages'
import { EVERY_PAGE } from './areas'
import { preloadFonts } from './fonts'
import { lingua } from './titled'

export const metadata: Metadata = {
  title: { default: 'Circolo', template: '%s · Circolo' },
  robots: { index: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f1ece0' },
    { media: '(prefers-color-scheme: dark)', color: '#0a120e' },
  ],
}

/** The frame of every page: language and theme from cookies (so that nothing flickers), the language else from the browser, texts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  const kept = await cookies()
  const locale = await lingua()
  const theme = themeOf(kept.get(THEME_COOKIE)?.value)
  return (
    <html lang={locale} data-theme={theme ?? undefined}>
      <body>
        <Language locale={locale} messages={textsOf(locale, EVERY_PAGE)}>
          {children}
        </Language>
      </body>
    </html>
  )
}
