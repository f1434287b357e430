import { findProvision as inBlackJack } from '@/rules/black-jack/provisions'
import { findProvision as inChemin } from '@/rules/chemin-de-fer/provisions'
import { findFloatProvision as inFloat } from '@/rules/float/provisions'
import { findProvision as inPoker } from '@/rules/poker/provisions'
import { findProvision as inTrente } from '@/rules/trente-et-quarante/provisions'
import type { Played } from './players'
import type { Said } from './story'

const FINDERS = {
  poker: inPoker,
  'chemin-de-fer': inChemin,
  'black-jack': inBlackJack,
  'trente-et-quarante': inTrente,
} as const

/** The words of a row of the regulation, the game's own or the float's beside it; null where there is no such row. */
export function rowWords({ game, id }: { game: Played; id: string }): Said | null {
  const found = FINDERS[game](id) ?? inFloat(id)
  return found && { it: found.it.text, en: found.en.text }
}
