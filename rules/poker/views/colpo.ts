import { oncePer } from '../../kernel/once'
import type { Colpo } from '../state/colpo'

/** A settled colpo as screens show it and may correct it: without what only the ledger and the next deal need. */
export const shownColpo = oncePer(
  (colpo: Colpo): Colpo => ({
    ...colpo,
    formers: [],
    dealt: [],
    settled: [],
    before: { ...colpo.before, parol: null },
  }),
)
