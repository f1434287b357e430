import { balance, bancoOf, purseOf } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import { minus } from '@/rules/kernel/chips'
import { premiumFor } from '@/rules/trente-et-quarante/05-insurance/premium'
import { sceneOf } from '@/rules/trente-et-quarante/bench'
import type { TrenteCommand, TrenteGameEvent } from '@/rules/trente-et-quarante/decider'
import type { Evening } from '@/rules/trente-et-quarante/evening'
import { transfersOfAll, wonByBank } from '@/rules/trente-et-quarante/play/settlement'
import { colpoView, partsOf } from '@/rules/trente-et-quarante/views/colpo'
import { trenteGame } from '@/simulate/trente-et-quarante/game'
import { sheetGiven, sheetOffered } from './banked'
import { floatGiven } from './float'
import { differing, type Forms, moved, type Told, trying } from './told'

const give = trying(trenteGame)

const tableAt = ({ tables }: Evening, id: string) => tables[asTable(id)] ?? null

export const trenteForms: Forms<Evening, TrenteCommand, TrenteGameEvent> = {
  of({ before, step, after }): Told[] {
    const { command } = step
    const form = command.type
    switch (command.type) {
      case 'settleColpo': {
        const table = tableAt(before, command.table)
        const told = moved(transfersOfAll(command.table, (table && colpoView(table)?.due) ?? []))
        return [{ form, told, done: differing(before, after) }]
      }
      case 'recordResult': {
        const table = tableAt(before, command.table)
        if (!table) return []
        const isLast = table.colpo?.isLast ?? false
        if (command.isLast !== isLast) return []
        const { nero, rosso, first } = command
        const parts = partsOf(table, { nero, rosso, first })
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
        const table = tableAt(before, command.table)
        const purse = purseOf(command.table, command.player)
        const told = table && premiumFor(command.chips, table.settings)
        return [{ form, told, done: minus(balance(before, purse), balance(after, purse)) }]
      }
      default:
        return [
          ...sheetGiven(form, before, after),
          ...floatGiven(command, sceneOf(before), sceneOf(after)),
        ]
    }
  },
  offered: (evening, at) => sheetOffered(evening, give as never, at),
}
