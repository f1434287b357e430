import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import { refuse } from '../refuse'
import type { Coup } from '../state/coup'
import type { Mano } from '../state/mano'
import type { Limit } from '../state/seat'

/** Whether a member is the bank's socio, who takes no cards while others have money on the coup. Source: S.83. */
export const isPartner = ({ mano }: { readonly mano: Mano | null }, member: MemberId): boolean =>
  mano?.socio === member

/** Whether a card of the coup is out: dealt, or detached before the closing (S.54). */
const isCardOut = ({ phase, incidents }: Coup): boolean =>
  (phase !== 'open' && phase !== 'closed') ||
  incidents.some(({ provision }) => provision === 'S.54')

/** Refuses the bank's socio any call once a card is out; null for anybody else. Source: S.83. */
export const socioAfterCard = (
  { coup, mano }: { readonly coup: Coup; readonly mano: Mano },
  member: MemberId,
): Refused | null =>
  isPartner({ mano }, member) && isCardOut(coup) ? refuse('S.83', 'socio-after-card') : null

/** The limit of the socio of a banker who passes: out of the auction until the next banker passes. Source: S.84. */
export const limitsOfPartner = ({ socio, number }: Pick<Mano, 'socio' | 'number'>): Limit[] =>
  socio === null
    ? []
    : [{ member: socio, kind: 'partner', why: '', provision: 'S.84', mano: number, oldSeat: null }]
