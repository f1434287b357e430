import type { FloatRoom } from '@/rules/float/state/room'
import type { Office } from '@/rules/float/state/staff'
import { OFFICERS } from '@/rules/kernel/decider'
import type { Right, Ties } from '../../access/rights'
import type { PaperRequest } from '../found'

/**
 * Rights to each paper of the float: officers of the house, the persons in the offices that it concerns, and the
 * table's device; an advance or a slip is also for the member whom it names (ch27).
 */
export const FLOAT_RIGHTS = {
  libretto: [...OFFICERS, 'office', 'post'],
  dotazione: [...OFFICERS, 'office', 'post'],
  modulo: [...OFFICERS, 'office', 'post'],
  anticipazione: [...OFFICERS, 'office', 'post', 'own'],
  rientro: [...OFFICERS, 'office', 'post', 'own'],
  etichetta: [...OFFICERS, 'office', 'post'],
  'conta-cagnotte': [...OFFICERS, 'office'],
  asso: [...OFFICERS, 'office', 'post', 'own'],
  'plus-minus': [...OFFICERS, 'office', 'post'],
  rendimento: [...OFFICERS, 'office'],
  mance: [...OFFICERS, 'office', 'post'],
  carte: [...OFFICERS, 'office', 'post'],
  serie: [...OFFICERS, 'office'],
  cartello: [...OFFICERS, 'office', 'post'],
} as const satisfies Readonly<Record<string, readonly Right[]>>
export type FloatPaperKind = keyof typeof FLOAT_RIGHTS

const INSPECTORS = ['commissario-capo', 'commissario', 'vice'] as const
const ABOVE = [...INSPECTORS, 'testimone', 'direzione'] as const
const TABLE = [...ABOVE, 'capo-partita', 'changeur'] as const

/** The offices that each paper concerns. */
const OFFICES_OF: Readonly<Record<FloatPaperKind, readonly Office[]>> = {
  libretto: TABLE,
  dotazione: TABLE,
  modulo: [...TABLE, 'valletto', 'cassa-esterna'],
  anticipazione: [...TABLE, 'cassa-esterna'],
  rientro: [...TABLE, 'cassa-esterna'],
  etichetta: [...TABLE, 'conta'],
  'conta-cagnotte': [...ABOVE, 'conta'],
  asso: [...TABLE, 'direttore-di-gara'],
  'plus-minus': TABLE,
  rendimento: [...ABOVE, 'conta'],
  mance: TABLE,
  carte: TABLE,
  serie: [...TABLE, 'direttore-di-gara'],
  cartello: TABLE,
}

/** The caller's ties to a paper: an office that they hold or held in this evening, the table's device, their own name. */
export function tiesTo(
  { identity: { member, device }, evening }: Pick<PaperRequest, 'identity' | 'evening'>,
  room: Pick<FloatRoom, 'staff'>,
  { kind, table, own }: { kind: FloatPaperKind; table: string | null; own?: string | undefined },
): Ties {
  const near = (at: string | null) => at === null || table === null || at === table
  const holds = (office: Office) =>
    room.staff.some(
      (duty) => duty.office === office && duty.member === member?.id && near(duty.table),
    )
  return {
    office: OFFICES_OF[kind].some(holds),
    post: device !== null && device.evening === evening && device.post === table,
    own: member !== null && member.id === own,
  }
}
