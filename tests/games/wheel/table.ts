import { z } from 'zod'
import { chipsOf, firstOverdrawn, unnamedOf } from '@/rules/banked/accounts'
import { eveningOf, NO_DAY } from '@/rules/banked/evening'
import { floatOn } from '@/rules/banked/float'
import { playerForm } from '@/rules/banked/forms'
import type { Bench } from '@/rules/banked/host'
import { type AnyPlayer, memberOf, type TableId } from '@/rules/banked/ids'
import type { BankedEvening, BankedTable } from '@/rules/banked/state'
import { Amount, AmountOrNone } from '@/rules/kernel/amount'
import { asChips, type Chips } from '@/rules/kernel/chips'
import { LevelForm } from '@/rules/kernel/forms'
import { type Account, asAccount } from '@/rules/kernel/ledger'
import { anyRefusal } from '@/rules/kernel/refusal'

/** The two chances of the wheel. */
export const CHANCES = ['pari', 'dispari'] as const
export type Chance = (typeof CHANCES)[number]

export const Player = playerForm(/^@[1-9]$/)

export const Settings = z.object({
  step: Amount.default(asChips(2)),
  level: LevelForm.default(3),
  recountAbove: AmountOrNone.default(asChips(100)),
})
export type Settings = Readonly<z.infer<typeof Settings>>
export const CLUB = Settings.parse({})

/** A stake on the cloth. */
export interface Stake {
  readonly player: AnyPlayer
  readonly chance: Chance
  readonly chips: Chips
}

/** A turn of the wheel, from the invitation to stake to its number. */
export interface Turn {
  readonly serial: number
  readonly phase: 'open' | 'called'
}

/** A table with a wheel: a wheel has no cards, and a turn is its colpo. */
export interface Wheel extends BankedTable<Wheel> {
  readonly settings: Settings
  readonly colpo: Turn | null
  readonly stakes: readonly Stake[]
  readonly past: readonly { readonly isVoid: boolean; readonly number: number }[]
}

export interface Day extends BankedEvening<Wheel> {
  readonly settings: Settings
}

export const NO_WHEELS: Day = { ...NO_DAY, settings: CLUB }

export const stakeOf = (table: TableId, { player, chance }: Omit<Stake, 'chips'>): Account =>
  asAccount(`ruota:${table}:${chance}:${player}`)
export const purseOf = (table: TableId, player: AnyPlayer): Account => {
  const member = memberOf(player)
  return member === null ? unnamedOf(table) : chipsOf(member)
}
export const isPhysical = (account: Account): boolean => /^(chips|ruota):/.test(account)

const changedWheel = (from: Wheel, fields: Partial<Wheel>): Wheel => ({ ...from, ...fields })
const changedDay = (from: Day, fields: Partial<Day>): Day => ({ ...from, ...fields })

export const { withTable, withNewTable, withPerson, withTransfers } = eveningOf<Day, Wheel>({
  changedEvening: changedDay,
  changedTable: changedWheel,
  changedPerson: (from, fields) => ({ ...from, ...fields }),
})

export const BENCH: Bench<Day, Wheel> = {
  ids: { casse: 'W.1', sheet: 'W.1', limits: 'W.1', day: 'W.1', level: 'W.1', back: 'W.1' },
  playing: ({ tables }) =>
    Object.values<Wheel>(tables).some(({ colpo }) => colpo !== null)
      ? anyRefusal(null, 'colpo-in-play')
      : null,
  barred: () => null,
  overdrawn: (day, transfers) => firstOverdrawn(day, transfers, isPhysical),
  changed: changedDay,
  changedTable: changedWheel,
  copyTable: (table) => ({ ...table }),
  withTable,
  withNewTable,
  withPerson,
  withTransfers,
  withClaims: (back) => back,
  opensStakes: () => true,
  heardAt: () => [],
}

export const { host: FLOAT_HOST, sceneOf } = floatOn(BENCH, () => ({
  taglia: 0,
  isBetweenTaglie: true,
  cards: 0,
  packs: 0,
}))
