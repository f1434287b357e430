import { MyData } from '@/components/access/MyData'
import { titled } from '../../../../titled'
import { memberOnly } from '../../../visitor'

export const generateMetadata = titled((m) => m.auth.mine.title)

/** All that the club keeps about the member who asks. */
export default async function MyDataPage({ params }: { params: Promise<{ club: string }> }) {
  await memberOnly((await params).club, '/entra/dati')
  return <MyData />
}
