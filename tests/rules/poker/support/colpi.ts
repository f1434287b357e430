import type { Unbranded } from '@/rules/kernel/brand'
import { asChips } from '@/rules/kernel/chips'
import { asMember, membersIn } from '@/rules/kernel/ids'
import { asAccount } from '@/rules/kernel/ledger'
import type { RecordedOutcome } from '@/rules/poker/state/colpo'
import type { Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import { tableOfFive } from './phrases'
import type { Scene } from './scene'

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type Put = Readonly<Record<string, number>>

const putsOf = (put: Put) =>
  Object.entries(put).map(([member, chips]) => ({
    member: asMember(member),
    chips: asChips(chips),
  }))

/** A result as a test writes it, with plain values. */
export type GivenOutcome = Unbranded<RecordedOutcome>

/** The result of a colpo: what each put in, who won (best first, groups share), and anything else. */
export const won = (put: Put, ranking: string[][], more: Partial<Unbranded<Won>> = {}) =>
  ({
    kind: 'won',
    put: putsOf(put),
    ranking,
    honours: [],
    refund: null,
    ...more,
  }) as RecordedOutcome

export const parolAmong = (put: Put): RecordedOutcome => ({
  kind: 'parol',
  put: putsOf(put),
  remainers: membersIn(put),
})

export const NOBODY_OPENED: RecordedOutcome = { kind: 'nobody-opened' }

/** The cards are dealt to everybody at the table except these. */
export const dealt = (scene: Scene, ...out: string[]): Scene =>
  scene.give({ type: 'deal', table: 'T1', out })

export const ended = (scene: Scene, outcome: GivenOutcome): Scene =>
  scene.give({ type: 'recordColpo', table: 'T1', outcome })

/** A colpo dealt to everybody, with this result. */
export const colpo = (scene: Scene, outcome: GivenOutcome): Scene => ended(dealt(scene), outcome)

/** One more passata, asked for and received. */
export const passata = (scene: Scene, member: string, passate = 1): Scene =>
  scene
    .give({ type: 'askPassata', table: 'T1', member, passate })
    .give({ type: 'confirmPassata', table: 'T1', member }, segretario)

/** Resti by member, for members who have one. */
export function resti(table: Table): Record<string, number> {
  const entries = membersIn(table.players).map((member) => [
    member,
    table.accounts[asAccount(`resto:${member}`)] ?? 0,
  ])
  return Object.fromEntries(entries)
}

export const restoOf = (scene: Scene, member: string): number =>
  scene.table().accounts[asAccount(`resto:${member}`)] ?? 0

export const potOf = (scene: Scene): number => scene.table().accounts[asAccount('pot')] ?? 0

/** Every entitled player declares in turn; those named come in. */
export function declared(scene: Scene, ...coming: string[]): Scene {
  const { parol } = scene.table()
  return (parol?.entitled ?? []).reduce<Scene>(
    (so, member) =>
      so.give({ type: 'declareParol', table: 'T1', member, in: coming.includes(member) }),
    scene,
  )
}

/** Rossi deals; verdi and neri put in ten each and both say parol. Pot 25. */
export const parol = (choice = {}) =>
  colpo(tableOfFive(choice), parolAmong({ verdi: 10, neri: 10 }))
