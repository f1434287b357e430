import type { Colpo } from '../state/colpo'
import type { ColpoEnd, Table } from '../state/table'

/** The table as this colpo ends, for `reopened` to return to. */
export const endOf = (table: Table, colpo: Colpo): ColpoEnd => ({
  colpo,
  play: table.play,
  cartaro: table.cartaro,
  opening: table.opening,
  parol: table.parol,
  honourPots: table.honourPots,
})
