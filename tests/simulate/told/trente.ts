import { balance, bancoOf } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import { minus } from '@/rules/kernel/chips'
import { purseOf } from '@/rules/trente-et-quarante/accounts'
import type { TrenteCommand, TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { transfersOfAll, wonByBank } from '@/rules/trente-et-quarante/play/settlement'
import { premiumFor } from '@/rules/trente-et-quarante/settings'
import { partsOf } from '@/rules/trente-et-quarante/views/colpo'
import { tableState } from '@/rules/trente-et-quarante/views/table'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { sheetGiven, sheetOffered } from './banked'
import { differing, type Forms, moved, type Told, trying } from './told'

const give = trying(trenteGame)

function stateAt(evening: Evening, id: string) {
  const table = evening.tables[asTable(id)]
  return table ? tableState(evening, table) : null
}

export const trenteForms: Forms<Evening, TrenteCommand, TrenteGameEvent> = {
  of({ before, step, after }): Told[] {
    const { command } = step
    const form = command.type
    switch (command.type) {
      case 'settleColpo': {
        const view = stateAt(before, command.table)
        const told = moved(transfersOfAll(command.table, view?.colpo?.due ?? []))
        return [{ form, told, done: differing(before, after) }]
      }
      case 'recordResult': {
        const view = stateAt(before, command.table)
        if (!view) return []
        const isLast = view.colpo?.isLast ?? false
        if (command.isLast !== isLast) return []
        const { nero, rosso, first } = command
        const parts = partsOf(view, { nero, rosso, first })
        const banco = bancoOf(command.table)
        return [
          {
            form,
            told: wonByBank(parts),
            done: minus(balance(after, banco), balance(before, banco)),
          },
          {
            form,
            told: moved(transfersOfAll(command.table, parts)),
            done: differing(before, after),
          },
        ]
      }
      case 'insure': {
        const view = stateAt(before, command.table)
        const purse = purseOf(command.table, command.player)
        const told = view && premiumFor(command.chips, view.settings)
        return [{ form, told, done: minus(balance(before, purse), balance(after, purse)) }]
      }
      default:
        return sheetGiven(form, before, after)
    }
  },
  offered: (evening, at) => sheetOffered(evening, give as never, at),
}
