import { balance, bankOf, CAGNOTTE, chipsOf, ownerOf } from '@/rules/chemin-de-fer/accounts'
import type { CheminCommand, CheminEvent } from '@/rules/chemin-de-fer/decider'
import type { Consequence } from '@/rules/chemin-de-fer/errors/consequence'
import type { Evening } from '@/rules/chemin-de-fer/evening'
import { sceneOf } from '@/rules/chemin-de-fer/float'
import { considered } from '@/rules/chemin-de-fer/judging/ruling'
import { whatIfs } from '@/rules/chemin-de-fer/judging/what-if'
import { asItWas, corrected } from '@/rules/chemin-de-fer/play/corrected'
import { bankAfter } from '@/rules/chemin-de-fer/play/settlement'
import { asTable } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import { consequences } from '@/rules/chemin-de-fer/telling/consequences'
import { foreseen, isErrorReport } from '@/rules/chemin-de-fer/views/foreseen'
import { type TableState, tableState } from '@/rules/chemin-de-fer/views/table'
import { tableauView } from '@/rules/chemin-de-fer/views/tableau'
import { asChips, minus, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { entriesIn, type MemberId, membersIn } from '@/rules/kernel/ids'
import { type Account, reversed, type Transfer } from '@/rules/kernel/ledger'
import { isRefused } from '@/rules/kernel/refusal'
import type { KeptEvent } from '@/rules/kernel/replay'
import { amministratore, deputato, segretario, tavolo } from '@/simulate/actors'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import { floatGiven } from './float'
import { differing, type Forms, type Given, moved, type Told, trying } from './told'

const give = trying(cheminGame)
type Step = Given<Evening, CheminCommand, CheminEvent>
const named = ({ tables }: Evening, id: string): Table | null => tables[asTable(id)] ?? null

const without = (nets: Readonly<Record<MemberId, number>>) =>
  entriesIn(nets)
    .filter(([, chips]) => chips !== 0)
    .sort()

/** The tableau as it is told and as it is then closed, or opened again. */
function sheetGiven({ before, step: { command }, after }: Step): Told[] {
  const form = command.type
  const [one, other] = [tableauView(before), tableauView(after)]
  if (form === 'closeTableau')
    return [{ form, told: [one.rows, one.imbalance], done: [other.rows, other.imbalance] }]
  return form === 'reopen' ? [{ form, told: one.rows, done: other.rows }] : []
}

interface At {
  readonly given: Step
  readonly table: Table
  readonly view: TableState & Pick<Table, 'seats'>
  readonly done: Table
}

/** An error as its consequence is foreseen, and as it is then drawn. */
function errorTold({ given: { step, events }, view }: At): Told[] {
  const { command } = step
  if (!isErrorReport(command.type)) return []
  const draft = 'error' in command ? command.error : command
  const told = foreseen(view, command.type, draft)
  const erred = events.find((event) => 'coup' in event && 'limit' in event)
  return [
    {
      form: `${command.type} ${JSON.stringify(draft)}`,
      told: told && [told.isPossible, told.told],
      done: erred ? [true, consequences(erred as unknown as Consequence)] : null,
    },
  ]
}

/** A result that is told, or settled, with the bank after it. */
function resultTold({ given: { before, step, after }, view, done }: At): Told[] {
  const { command } = step
  const past = done.past.at(-1)
  const isRecorded = command.type === 'recordResult'
  if (isRecorded && command.bank !== view.bank) return []
  const told =
    isRecorded && view.mano
      ? bankAfter(
          view.mano,
          done.id,
          { bank: view.bank, matched: command.matched, result: command.result, toutVa: false },
          view.settings,
        )
      : view.coup?.outcome
  if (!told || !past) return []
  return [
    {
      form: command.type,
      told: [told.nextBank, told.tax.chips, without(told.net), told.nextBank, told.tax.chips],
      done: [
        ...[past.nextBank, past.tax, without(past.net), balance(after, bankOf(done.id))],
        minus(balance(after, CAGNOTTE), balance(before, CAGNOTTE)),
      ],
    },
  ]
}

function correctionTold({ given: { before, step, after }, table, view, done }: At): Told[] {
  const { command } = step
  if (command.type !== 'correctCoup') return []
  const form = command.type
  const coup = table.past.find(({ serial }) => serial === command.coup)
  const right = coup && asItWas(coup, command)
  if (!coup || !right || isRefused(right)) return [{ form, told: right, done: 'accepted' }]
  const { transfers } = corrected(coup, { ...done, mano: view.mano }, right, view.settings)
  // The card on the table tells the same; the book may also name chips that a level leaves unnamed.
  const cards = ({ corrections }: Table) =>
    corrections.find((one) => one.coup === coup.serial)?.transfers ?? []
  const told = moved(transfers)
  const card = moved([...reversed(cards(table)), ...cards(done)])
  return done.level === 3
    ? [{ form, told: [told, told], done: [card, differing(before, after)] }]
    : [{ form, told, done: card }]
}

/** The stakes that play when the game is closed, and those that go back. */
function closingTold({ given: { before, after }, view, done }: At): Told[] {
  const { matched = NO_CHIPS, back = [], bets = [], isTooLittle = false } = view.coup ?? {}
  const laid = bets.map(({ member, sum }) => ({ member, chips: sum }))
  const returned = differing(before, after).flatMap(([account, chips]) => {
    const member = ownerOf(account)
    return member ? [[member, chips]] : []
  })
  const plays = sumOf((done.coup?.bets ?? []).map((bet) => bet.plays))
  return [
    {
      form: 'closeGame',
      told: isTooLittle ? [NO_CHIPS, without(sumsOf(laid))] : [matched, without(sumsOf(back))],
      done: [plays, without(Object.fromEntries(returned))],
    },
  ]
}

const TOLD: Partial<Record<CheminCommand['type'], (at: At) => Told[]>> = {
  reportBankerError: errorTold,
  reportPunterError: errorTold,
  reportEmployeeError: errorTold,
  reportRuleError: errorTold,
  reportAdviceIgnored: errorTold,
  recordResult: resultTold,
  settleCoup: resultTold,
  correctCoup: correctionTold,
  closeGame: closingTold,
}

function commanded(given: Step): Told[] {
  const { before, step, after } = given
  const { command } = step
  const tell = TOLD[command.type]
  const id = 'table' in command && command.table ? command.table : null
  const [table, done] = [id && named(before, id), id && named(after, id)]
  if (!tell || !table || !done)
    return [...sheetGiven(given), ...floatGiven(command, sceneOf(before), sceneOf(after))]
  return tell({ given, table, done, view: { ...tableState(before, table), seats: table.seats } })
}

const sumsOf = (parts: readonly { member: MemberId; chips: number }[]) => {
  const sums: Record<MemberId, number> = {}
  for (const { member, chips } of parts) sums[member] = (sums[member] ?? 0) + chips
  return sums
}

/** Everybody who is not counted yet is counted as the book expects, or with so many chips more. */
const counted = (evening: Evening, at: number, more = 0): Evening =>
  membersIn(evening.persons)
    .filter((member) => evening.closing?.counted[member] === undefined)
    .reduce((so, member) => {
      const chips = asChips(Math.max(0, balance(so, chipsOf(member)) + more))
      return give(so, { type: 'countChips', member, chips }, segretario, at) ?? so
    }, evening)

function closed(evening: Evening, at: number): Evening | null {
  const ready = counted(evening, at)
  const accepted = give(ready, { type: 'acceptImbalance' }, deputato, at) ?? ready
  return give(accepted, { type: 'closeTableau', settleBy: 'desk' }, segretario, at)
}

/** An evening with a dispute about the latest coup of a table. */
function disputed(evening: Evening, table: Table, at: number): Evening | null {
  const last = table.past.at(-1)
  const contenders = [last?.banker, last?.holder].flatMap((one) => one ?? [])
  const [one] = membersIn(evening.persons)
  const named = contenders.length > 0 ? [...new Set(contenders)] : one ? [one] : []
  return give(
    evening,
    {
      type: 'openDispute',
      table: table.id,
      coup: last?.serial ?? 0,
      about: 'prova',
      provision: null,
      contenders: named,
    },
    tavolo(table.id),
    at,
  )
}

function* momentsOf(evening: Evening, id: string, at: number): Generator<[string, Evening]> {
  const table = named(evening, id)
  const opened = table && disputed(evening, table, at)
  if (!opened) return
  yield ['as it is', opened]
  const gone = named(opened, id)?.disputes.at(-1)?.contenders[0]
  const left =
    gone && give(opened, { type: 'leaveSeat', table: asTable(id), member: gone }, tavolo(id), at)
  if (left) yield ['gone', left]
  const begun = give(evening, { type: 'beginCount' }, segretario, at)
  const asked = begun && disputed(begun, table, at)
  if (!begun || !asked) return
  yield ['count begun', asked]
  yield ['counted with a gap', counted(asked, at, 1)]
  const over = closed(begun, at)
  if (!over) return
  const reopening = give(over, { type: 'askReopening', why: 'prova' }, deputato, at)
  const again = reopening && give(reopening, { type: 'reopen' }, amministratore, at)
  const late = again && disputed(again, table, at)
  if (late) yield ['reopened', late]
}

/** Rulings that a judge may think of, each given on a copy. */
function rulings(
  evening: Evening,
  id: string,
  events: readonly KeptEvent<CheminEvent>[],
  at: number,
): Told[] {
  const table = named(evening, id)
  const dispute = table?.disputes.findLast(({ status }) => status === 'open')
  if (!table || !dispute) return []
  const [one] = dispute.contenders
  const other = membersIn(evening.persons).find((member) => member !== one)
  const pairs: Transfer[][] =
    one && other ? [[{ from: chipsOf(other), to: chipsOf(one), chips: asChips(1) }]] : []
  const thoughts = whatIfs(evening, events, { table: table.id, coup: dispute.coup }) ?? []
  const tried = [
    ...pairs.map((transfers) => ({ name: 'chips', transfers })),
    ...thoughts
      .filter(({ transfers }) => transfers.length > 0)
      .map(({ kind, result, transfers }) => ({ name: `${kind} ${result}`, transfers })),
  ]
  return tried.flatMap(({ name, transfers }) => {
    const asked = { table: table.id, dispute: dispute.number, provision: null, transfers }
    const effect = considered(evening, asked, { at, by: deputato })
    const command: CheminCommand = {
      type: 'ruleDispute',
      ...{ ...asked, transfers: [...transfers] },
      ...{ inFavourOf: one ?? null, why: 'prova' },
    }
    const after = give(evening, command, deputato, at)
    const changes = (effect?.changes ?? []).map(({ account, was, is }): [Account, number] => [
      account,
      minus(is, was),
    ])
    const all: Told[] = [
      {
        form: `considered ${name} ${JSON.stringify(transfers)}`,
        told: changes.sort(),
        done: after ? differing(evening, after) : [],
      },
      { form: `refused ${name}`, told: effect?.refusal === null, done: after !== null },
    ]
    // A thought is there to be used.
    if (name !== 'chips')
      all.push({
        form: `whatIf ${name} ${JSON.stringify(transfers)}`,
        told: null,
        done: unusable(evening, effect?.refusal?.code ?? null),
      })
    const sheet = after && evening.closing ? closed(after, at) : null
    if (sheet && after && effect?.changes.length !== 0) {
      const members = membersIn(sheet.persons)
      const row = (member: MemberId) =>
        sheet.tableau?.rows.find((one) => one.member === member)?.counted ?? 0
      const touched = members.filter((member) =>
        effect?.changes.some(({ account, is }) => account === chipsOf(member) && is >= 0),
      )
      all.push({
        form: `tableau ${name}`,
        told: touched.map((m) => effect?.changes.find((c) => c.account === chipsOf(m))?.is),
        done: touched.map(row),
      })
    }
    return all
  })
}

/** A member may have spent the chips since; any other refusal leaves a thought without use. */
const unusable = (_: Evening, code: string | null) =>
  ['not-enough-chips', 'account-holds-less', 'coup-in-play'].includes(code ?? '') ? null : code

export const cheminForms: Forms<Evening, CheminCommand, CheminEvent> = {
  of: commanded,
  offered: (evening, at, events) =>
    Object.values(evening.tables).flatMap((table) =>
      [...momentsOf(evening, table.id, at)].flatMap(([moment, then]) =>
        rulings(then, table.id, events, at).map((one) => ({
          ...one,
          form: `${moment}: ${one.form}`,
        })),
      ),
    ),
}
