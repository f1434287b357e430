import { DeskScreen } from '@/components/desk/DeskScreen'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'
import { memberOnly } from '../../visitor'

export const generateMetadata = titled((m) => m.common.section.desk)

/** The secretary’s desk. */
export default async function DeskPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/segreteria')
  return (
    <Texts page="[club]/segreteria">
      <DeskScreen />
    </Texts>
  )
}
