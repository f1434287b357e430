import { type Chips, magnitude } from '../chips'
import { type Sentence, type Tell, tellsOf } from '../tell'

/** A tableau that closes, with or without an imbalance. Losses above the wins are a supero, wins above the losses an ammanco. */
export const BALANCE_SENTENCES = {
  noGapAccepted: { it: 'Conti in pari, accettati', en: 'The count balances and is accepted' },
  superoAccepted: { it: 'Supero di {chips} accettato', en: 'Supero of {chips} accepted' },
  ammancoAccepted: { it: 'Ammanco di {chips} accettato', en: 'Ammanco of {chips} accepted' },
  closedEven: { it: 'Tableau chiuso, in pari', en: 'Tableau closed, in balance' },
  closedSupero: {
    it: 'Tableau chiuso con un supero di {chips}',
    en: 'Tableau closed with a supero of {chips}',
  },
  closedAmmanco: {
    it: 'Tableau chiuso con un ammanco di {chips}',
    en: 'Tableau closed with an ammanco of {chips}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(BALANCE_SENTENCES)

/** An imbalance above the limit that was accepted, in chips; above zero a supero, below an ammanco. */
export function acceptedTold(imbalance: Chips): Tell {
  if (imbalance === 0) return tell('noGapAccepted')
  const chips = { chips: magnitude(imbalance) }
  return tell(imbalance > 0 ? 'superoAccepted' : 'ammancoAccepted', { chips })
}

/** A tableau closed with this imbalance, in chips; above zero a supero, below an ammanco. */
export function closedTold(imbalance: Chips): Tell {
  if (imbalance === 0) return tell('closedEven')
  const chips = { chips: magnitude(imbalance) }
  return tell(imbalance > 0 ? 'closedSupero' : 'closedAmmanco', { chips })
}
