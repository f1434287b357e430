import type { Colpo, Rebuy } from '../state/colpo'
import type { ColpoEnd, Table } from '../state/table'

/** The table as this colpo ends, for `reopened` to return to. */
export const endOf = (table: Table, colpo: Colpo, rebuys: readonly Rebuy[]): ColpoEnd => ({
  colpo,
  play: table.play,
  cartaro: table.cartaro,
  opening: table.opening,
  parol: table.parol,
  honourPots: table.honourPots,
  firstInLoss: rebuys
    .filter(({ member, inLoss }) => inLoss && table.players[member]?.askedInLoss === false)
    .map(({ member }) => member),
})
