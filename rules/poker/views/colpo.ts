import { oncePer } from '../../kernel/once'
import type { Colpo } from '../state/colpo'

/** A settled colpo for screens that show and correct it, without fields that only the ledger and the next deal need. */
export const shownColpo = oncePer(
  (colpo: Colpo): Colpo => ({
    ...colpo,
    formers: [],
    dealt: [],
    settled: [],
    before: { ...colpo.before, parol: null },
  }),
)
