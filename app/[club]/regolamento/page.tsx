import { Regulations } from '@/components/regulation/Regulations'
import { Texts } from '../../texts'
import { titled } from '../../titled'

export const generateMetadata = titled((m) => m.regulation.title)

/** The regulation, open to everybody. */
export default function RegulationPage() {
  return (
    <Texts page="[club]/regolamento">
      <Regulations />
    </Texts>
  )
}
