import type { Claim, Colpo } from '../state/colpo'
import { casellaAt } from './turn'

/**
 * Whether a claim waits for a ruling on a colpo, and stops its settling: the claimant has a puntata there. After a claim
 * the colpo may be taken back and begun anew without it. Source: B.29, F10.
 */
export const waitsIn = (
  { colpo, casella, player, ruling }: Claim,
  now: Pick<Colpo, 'serial' | 'caselle'>,
): boolean =>
  ruling === null &&
  colpo === now.serial &&
  casellaAt(now, casella)?.puntate.some((puntata) => puntata.player === player) === true

/** Whether a claim awaits its ruling: as long as its colpo is in play, since a void one is decided. Source: B.29, B.19.1. */
export const awaitsRuling = (
  { colpo, ruling }: Pick<Claim, 'colpo' | 'ruling'>,
  now: Pick<Colpo, 'serial'> | null,
): boolean => ruling === null && colpo === now?.serial
