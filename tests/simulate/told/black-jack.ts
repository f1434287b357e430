import { balance, bancoOf, purseOf } from '@/rules/banked/accounts'
import { asTable } from '@/rules/banked/ids'
import { SEATING } from '@/rules/black-jack/02-table/titolare'
import { casellaOf, recordedParts } from '@/rules/black-jack/13-club/recorded'
import { sceneOf } from '@/rules/black-jack/bench'
import type { BlackJackCommand, BlackJackGameEvent } from '@/rules/black-jack/decider'
import type { Evening } from '@/rules/black-jack/evening'
import { transfersOfAll, wonByBanco } from '@/rules/black-jack/play/settlement'
import { colpoView } from '@/rules/black-jack/views/colpo'
import { minus } from '@/rules/kernel/chips'
import { blackJackGame } from '@/simulate/black-jack/game'
import { sheetGiven, sheetOffered } from './banked'
import { floatGiven } from './float'
import { differing, type Forms, moved, type Told, trying } from './told'

const give = trying(blackJackGame)

const tableAt = ({ tables }: Evening, id: string) => tables[asTable(id)] ?? null

export const blackJackForms: Forms<Evening, BlackJackCommand, BlackJackGameEvent> = {
  of({ before, step, after }): Told[] {
    const { command } = step
    const form = command.type
    switch (command.type) {
      case 'settleCasella':
      case 'settleColpo': {
        const table = tableAt(before, command.table)
        const due = ((table && colpoView(table)?.due) ?? []).filter(
          ({ casella }) => command.type === 'settleColpo' || casella === command.casella,
        )
        const parts = due.flatMap((one) => one.parts)
        return [
          {
            form,
            told: moved(transfersOfAll(command.table, parts)),
            done: differing(before, after),
          },
        ]
      }
      case 'recordColpo': {
        const table = tableAt(before, command.table)
        if (!table) return []
        const parts = [...command.caselle]
          .sort((a, b) => b.casella - a.casella)
          .flatMap((one) =>
            recordedParts(
              casellaOf(one, SEATING.titolareOf, table),
              one.hands,
              command.hasBlackJack,
            ),
          )
        const banco = bancoOf(command.table)
        const done = tableAt(after, command.table)
        return [
          {
            form,
            told: [wonByBanco(parts), parts],
            done: [minus(balance(after, banco), balance(before, banco)), done?.past.at(-1)?.parts],
          },
        ]
      }
      case 'correctColpo': {
        const purse = purseOf(command.table, command.player)
        return [
          { form, told: command.chips, done: minus(balance(after, purse), balance(before, purse)) },
        ]
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
