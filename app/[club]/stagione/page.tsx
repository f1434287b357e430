import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Season } from '@/components/season/Season'
import { messagesFor } from '@/messages'
import { LOCALE_COOKIE, localeOf } from '@/messages/locale'
import { Texts } from '../../texts'
import { memberOnly } from '../visitor'

export async function generateMetadata(): Promise<Metadata> {
  const locale = localeOf((await cookies()).get(LOCALE_COOKIE)?.value)
  return { title: messagesFor(locale).season.title }
}

/** The club's season, for its members. */
export default async function SeasonPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/stagione')
  return (
    <Texts page="[club]/stagione">
      <Season />
    </Texts>
  )
}
