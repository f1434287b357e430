import { Lots } from '@/components/regulation/Lots'
import { Texts } from '../../../../../texts'
import { titled } from '../../../../../titled'

export const generateMetadata = titled((m) => m.regulation.lots.title)

interface LotsProps {
  params: Promise<{ evening: string; table: string }>
}

/** The page where anybody may repeat a table's draw of seats (II.2). */
export default async function LotsPage({ params }: LotsProps) {
  const { evening, table } = await params
  return (
    <Texts page="[club]/sorteggio/[evening]/[table]">
      <Lots evening={evening} table={table} />
    </Texts>
  )
}
