import { redirect } from 'next/navigation'
import { Home } from '@/components/member/Home'
import { Begun } from '../../begun'
import { Texts } from '../../texts'
import { titled } from '../../titled'
import { memberOnly, visitor } from '../visitor'

export const generateMetadata = titled((m) => m.common.section.tonight)

/** The member's phone; a tablet goes to its table. */
export default async function MemberPage({ params }: { params: Promise<{ club: string }> }) {
  const slug = (await params).club
  if ((await visitor(slug)).me?.device) redirect(`/${slug}/tavolo`)
  await memberOnly(slug, '')
  return (
    <Texts page="[club]">
      <Begun slug={slug} audience="member">
        <Home />
      </Begun>
    </Texts>
  )
}
