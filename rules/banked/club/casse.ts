import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { asChips, MOST_CHIPS, plus } from '../../kernel/chips'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { MemberId, membersIn } from '../../kernel/ids'
import { move } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import { BOOK, balance, CASSA, chipsOf } from '../accounts'
import type { SheetEvent } from '../events'
import type { BankedHost } from '../host'
import { refusingBy } from '../refuse'
import { drawnBy } from '../sheet'
import type { BankedDay } from '../state'
import { sheetCommand } from './rule'

/** Acts of a player, on their own phone or told at the table. */
const PLAYER = ['socio', 'tavolo', ...OFFICERS] as const
const USUAL_CASSA = asChips(100)
const ofMember = z.object({ member: MemberId })
const amounts = () => ({ chips: { min: 1, max: MOST_CHIPS, step: 1 } })

/** A member asks for chips; the desk hands them out, as at poker. Source: J.1, K.1. */
export function casseCommands<S extends BankedDay, T extends string>(
  host: BankedHost<S>,
  table: z.ZodType<T>,
) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()
  const fromTable = ofMember.extend({ table: table.optional() })

  const askCassa = command({
    schema: fromTable.extend({ chips: Amount }),
    may: PLAYER,
    outsiders: ({ member }) => [member],
    decide(day, { member, chips }): Decision<SheetEvent> {
      if (day.closing) return refuse('sheet', 'counting-begun')
      return day.persons[member]?.asked
        ? refuse('casse', 'already-asked')
        : happens({ type: 'cassaAsked', member, chips })
    },
    candidates: (_, by) => (by.member === null ? [] : [{ member: by.member, chips: USUAL_CASSA }]),
    bounds: amounts,
  })

  const dropCassa = command({
    schema: fromTable,
    may: PLAYER,
    decide(day, { member }): Decision<SheetEvent> {
      const asked = day.persons[member]?.asked
      return asked
        ? happens({ type: 'cassaDropped', member, chips: asked.chips })
        : refuse('casse', 'nothing-asked')
    },
    candidates: (_, by) => (by.member === null ? [] : [{ member: by.member }]),
  })

  const handCassa = command({
    schema: ofMember.extend({ chips: Amount }),
    may: OFFICERS,
    outsiders: ({ member }) => [member],
    decide(day, { member, chips }): Decision<SheetEvent> {
      if (day.closing) return refuse('sheet', 'counting-begun')
      const transfers = move(CASSA, chipsOf(member), chips)
      return (
        host.barred(day, member) ??
        happens({ type: 'cassaHanded', book: BOOK, member, chips, transfers })
      )
    },
    candidates: ({ persons }) =>
      membersIn(persons).map((member) => ({
        member,
        chips: persons[member]?.asked?.chips ?? USUAL_CASSA,
      })),
    bounds: amounts,
  })

  return { askCassa, dropCassa, handCassa }
}

/** An officer corrects what the book says that a member drew. Source: J.1, K.1. */
export function cassaCorrection<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()

  const correctCassa = command({
    schema: ofMember.extend({
      chips: z.int().min(-MOST_CHIPS).max(MOST_CHIPS).brand<'chips'>(),
      why: reason(3, 300),
    }),
    may: OFFICERS,
    afterClosing: true,
    decide(day, { member, chips, why }): Decision<SheetEvent> {
      if (day.tableau) return refuse('sheet', 'tableau-closed')
      const person = day.persons[member]
      if (!person || chips === 0 || plus(drawnBy(person), chips) < 0)
        return refuse('casse', 'not-so-much-drawn')
      const transfers = move(CASSA, chipsOf(member), chips)
      if (host.overdrawn(day, transfers))
        return refuse('casse', 'not-enough-chips', {
          player: { member },
          chips: { chips: balance(day, chipsOf(member)) },
        })
      return happens({ type: 'cassaCorrected', book: BOOK, member, chips, why, transfers })
    },
  })

  return { correctCassa }
}
