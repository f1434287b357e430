import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { MyEvenings } from '@/components/history/MyEvenings'
import { messagesFor } from '@/messages'
import { LOCALE_COOKIE, localeOf } from '@/messages/locale'
import { Texts } from '../../texts'
import { memberOnly } from '../visitor'

export async function generateMetadata(): Promise<Metadata> {
  const locale = localeOf((await cookies()).get(LOCALE_COOKIE)?.value)
  return { title: messagesFor(locale).history.title }
}

/** A member's own evenings. */
export default async function MyEveningsPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/serate')
  return (
    <Texts page="[club]/serate">
      <MyEvenings />
    </Texts>
  )
}
