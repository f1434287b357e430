import type { Transfer } from '../../kernel/ledger'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import { CASSA, ownerOf } from '../money/accounts'

export const CHIPS_MOVED_SENTENCES = {
  gives: { it: '{from} dà {chips} a {to}', en: '{from} gives {chips} to {to}' },
  puts: { it: '{from} mette {chips} in mezzo', en: '{from} puts {chips} in the middle' },
  takes: { it: '{to} prende {chips} dal mezzo', en: '{to} takes {chips} from the middle' },
  hands: { it: 'la cassa dà {chips} a {to}', en: 'the cashier gives {chips} to {to}' },
  returns: { it: '{from} rende {chips} alla cassa', en: '{from} returns {chips} to the cashier' },
  fills: { it: 'la cassa mette {chips} in mezzo', en: 'the cashier puts {chips} in the middle' },
  empties: {
    it: 'dal mezzo {chips} tornano alla cassa',
    en: '{chips} go from the middle back to the cashier',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(CHIPS_MOVED_SENTENCES)

/** Chips that a person moves on the table, with who gives them to whom: “Hotel dà 30 a Echo”. */
export function chipsMovedTell({ from, to, chips: amount }: Transfer): Tell {
  const [giver, taker] = [ownerOf(from), ownerOf(to)]
  const chips = { chips: amount }
  if (giver !== null && taker !== null)
    return tell('gives', { chips, from: { member: giver }, to: { member: taker } })
  if (giver !== null)
    return tell(to === CASSA ? 'returns' : 'puts', { chips, from: { member: giver } })
  if (taker !== null)
    return tell(from === CASSA ? 'hands' : 'takes', { chips, to: { member: taker } })
  return tell(from === CASSA ? 'fills' : 'empties', { chips })
}
