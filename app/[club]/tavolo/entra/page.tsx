import { DeviceSignIn } from '@/components/device/DeviceSignIn'
import { Texts } from '../../../texts'
import { titled } from '../../../titled'

export const generateMetadata = titled((m) => m.device.title)

interface TableDoorProps {
  params: Promise<{ club: string }>
  searchParams: Promise<{ code?: string | string[] }>
}

/** The page that pairs a tablet to a table: by the desk's code, typed or brought by its QR. */
export default async function TableDoor({ params, searchParams }: TableDoorProps) {
  const { club } = await params
  const { code } = await searchParams
  return (
    <Texts page="[club]/tavolo/entra">
      <DeviceSignIn slug={club} code={typeof code === 'string' ? code : ''} />
    </Texts>
  )
}
