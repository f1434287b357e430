import type { RecordedOutcome } from '@/rules/poker/state/colpo'
import type { Table } from '@/rules/poker/state/table'
import { segretario, tavolo } from './people'
import type { Scene } from './scene'

type Won = Extract<RecordedOutcome, { kind: 'won' }>
type Chips = Readonly<Record<string, number>>

/** The result of a colpo: what each put in, who won (best first, groups share), and anything else. */
export const won = (put: Chips, ranking: string[][], more: Partial<Won> = {}): RecordedOutcome => ({
  kind: 'won',
  put: Object.entries(put).map(([member, chips]) => ({ member, chips })),
  ranking,
  honours: [],
  refund: null,
  ...more,
})

export const parolAmong = (put: Chips): RecordedOutcome => ({
  kind: 'parol',
  put: Object.entries(put).map(([member, chips]) => ({ member, chips })),
  remainers: Object.keys(put),
})

export const NOBODY_OPENED: RecordedOutcome = { kind: 'nobody-opened' }

/** The cards are dealt to everybody at the table except these. */
export const dealt = (scene: Scene, ...out: string[]): Scene =>
  scene.give({ type: 'deal', table: 'T1', out }, tavolo())

export const ended = (scene: Scene, outcome: RecordedOutcome): Scene =>
  scene.give({ type: 'recordColpo', table: 'T1', outcome }, tavolo())

/** A colpo dealt to everybody, with this result. */
export const colpo = (scene: Scene, outcome: RecordedOutcome): Scene => ended(dealt(scene), outcome)

/** One more passata, asked for and received. */
export const passata = (scene: Scene, member: string, passate = 1): Scene =>
  scene
    .give({ type: 'askPassata', table: 'T1', member, passate }, tavolo())
    .give({ type: 'confirmPassata', table: 'T1', member }, segretario)

/** Resti by member, for members who have one. */
export function resti(table: Table): Record<string, number> {
  const entries = Object.keys(table.players).map((member) => [
    member,
    table.accounts[`resto:${member}`] ?? 0,
  ])
  return Object.fromEntries(entries)
}

export const restoOf = (scene: Scene, member: string): number =>
  scene.table().accounts[`resto:${member}`] ?? 0

export const potOf = (scene: Scene): number => scene.table().accounts.pot ?? 0

/** Every entitled player declares in turn; those named come in. */
export function declared(scene: Scene, ...coming: string[]): Scene {
  const { parol } = scene.table()
  return (parol?.entitled ?? []).reduce<Scene>(
    (so, member) =>
      so.give({ type: 'declareParol', table: 'T1', member, in: coming.includes(member) }, tavolo()),
    scene,
  )
}
