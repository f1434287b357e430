import type { OfTable } from '../../banked/events'
import type { Evolve } from '../../kernel/article'
import type { Evening } from '../evening'
import { withColpo } from '../play/with-colpo'
import { changedColpo } from '../state/changed'

/** Section 10: a wrong announcement, put right by the rule. */
export type BancoEvent = OfTable<'bancoCorrected'> & { said: number; point: number }

export const evolveBanco: Evolve<Evening, BancoEvent> = {
  bancoCorrected: (evening, { table: id, said, point }, { at }) =>
    withColpo(evening, id, (colpo) =>
      changedColpo(colpo, {
        incidents: [
          ...colpo.incidents,
          { provision: 'B.26', casella: null, at, note: `${said} → ${point}` },
        ],
      }),
    ),
}
