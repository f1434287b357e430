import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { Language } from '@/components/language/i18n'
import { TrpcProvider } from '@/components/live/trpc'
import { screenMessages } from '@/messages'
import { LOCALE_COOKIE, localeOf } from '@/messages/locale'

export const metadata: Metadata = {
  title: { default: 'Circolo', template: '%s · Circolo' },
  robots: { index: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#0a120e',
}

/** The frame of every page: language from the cookie (so that nothing flickers), texts, queries. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = localeOf((await cookies()).get(LOCALE_COOKIE)?.value)
  return (
    <html lang={locale}>
      <body>
        <Language locale={locale} messages={screenMessages(locale)}>
          <TrpcProvider>{children}</TrpcProvider>
        </Language>
      </body>
    </html>
  )
}
