import { MyEvenings } from '@/components/history/MyEvenings'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.history.title)

/** A member's own evenings. */
export default async function MyEveningsPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/serate')
  return (
    <Texts page="[club]/serate">
      <MyEvenings />
    </Texts>
  )
}
