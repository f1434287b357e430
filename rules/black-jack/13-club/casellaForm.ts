import { z } from 'zod'
import { Amount, AmountOrNone } from '../../kernel/amount'
import { CasellaNumber, Player } from '../state/forms'
import { MANO_RESULTS } from './recorded'

const PuntataForm = z.object({
  player: Player,
  chips: Amount,
  /** The chips on each mano in the end, doubled and split included. */
  on: z.array(AmountOrNone).min(1).max(4),
  insurance: AmountOrNone,
  isPar: z.boolean(),
})
/** A casella as it is told at the end of a colpo. */
export const CasellaForm = z.object({
  casella: CasellaNumber,
  puntate: z.array(PuntataForm).min(1).max(20),
  hands: z.array(z.enum(MANO_RESULTS)).min(1).max(4),
})
export type CasellaForm = z.infer<typeof CasellaForm>
