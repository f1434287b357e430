import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { House } from '@/components/page/House'
import { ToastProvider } from '@/components/tell/Toast'
import { visitor } from './visitor'

interface ClubLayoutProps {
  params: Promise<{ club: string }>
  children: ReactNode
}

export async function generateMetadata({ params }: ClubLayoutProps): Promise<Metadata> {
  const { club } = await visitor((await params).club)
  return { title: { default: club.name, template: `%s · ${club.shortName}` } }
}

/** The frame of every page of one club: its facts and its visitor are loaded before anything is rendered. */
export default async function ClubLayout({ params, children }: ClubLayoutProps) {
  const { club, me } = await visitor((await params).club)
  return (
    <House club={club} me={me}>
      <ToastProvider>{children}</ToastProvider>
    </House>
  )
}
