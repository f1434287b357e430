import { onDuty } from '@/rules/float/frame/acting'
import type { Office } from '@/rules/float/state/staff'
import type { OfficeView } from '@/rules/float/views/office'
import type { MemberId } from '@/rules/kernel/ids'

/** Offices of the whole room without which no box is opened or closed, or no form is carried. */
const ROOM_OFFICES = [
  'commissario',
  'testimone',
  'cassa-esterna',
  'valletto',
] as const satisfies readonly Office[]
const TABLE_OFFICES = ['capo-partita', 'changeur'] as const satisfies readonly Office[]

type Looked = Pick<OfficeView, 'staff' | 'isInspectorOn' | 'floats'>

/** Gaps of the rota: the vices who stand in for the inspector, and the offices that nobody holds. */
export function gapsInStaff({ staff, isInspectorOn, floats }: Looked): {
  vices: readonly MemberId[]
  missing: readonly { office: Office; table: string | null }[]
} {
  const vices = isInspectorOn ? [] : onDuty({ staff }, 'vice').map(({ member }) => member)
  const isHeld = (office: Office, table: string | null) =>
    office === 'commissario'
      ? isInspectorOn || vices.length > 0
      : onDuty({ staff }, office, table).length > 0
  const atTables = floats
    .filter(({ box, order }) => box === 'open' || order === 'open')
    .flatMap(({ id }) => TABLE_OFFICES.map((office) => ({ office, table: id as string | null })))
  const inRoom = ROOM_OFFICES.map((office) => ({ office, table: null }))
  return {
    vices,
    missing: [...inRoom, ...atTables].filter(({ office, table }) => !isHeld(office, table)),
  }
}
