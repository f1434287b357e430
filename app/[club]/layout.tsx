import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { PageProviders } from '@/components/page/PageProviders'
import { ToastProvider } from '@/components/tell/Toast'
import { lingua } from '../titled'
import { visitor } from './visitor'

interface ClubLayoutProps {
  params: Promise<{ club: string }>
  children: ReactNode
}

export async function generateMetadata({ params }: ClubLayoutProps): Promise<Metadata> {
  const { club } = await visitor((await params).club)
  const manifest = `/app.webmanifest?circolo=${club.slug}&lingua=${await lingua()}`
  const title = { default: club.name, template: `%s · ${club.shortName}` }
  // Safari reads the name of the app from here, not from the manifest.
  const appleWebApp = { capable: true, title: club.shortName, statusBarStyle: 'black' } as const
  return { title, manifest, appleWebApp }
}

/** The frame of every page of one club: its facts and its visitor are loaded before anything is rendered. */
export default async function ClubLayout({ params, children }: ClubLayoutProps) {
  const { club, me, games, build } = await visitor((await params).club)
  return (
    <PageProviders club={club} me={me} games={games} build={build}>
      <ToastProvider>{children}</ToastProvider>
    </PageProviders>
  )
}
