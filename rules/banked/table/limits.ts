import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import type { Chips } from '../../kernel/chips'
import {
  type Bounds,
  type CommandRule,
  type Decision,
  happens,
  OFFICERS,
  type Refused,
} from '../../kernel/decider'
import { isRefused } from '../../kernel/refusal'
import type { LimitEvent } from '../events'
import { ofTable, type TableId } from '../forms'
import { eachTable, tableAt } from '../frame/at-table'
import { type From, PERSONS, type Role } from '../frame/roles'
import type { Bench } from '../host'
import { asTable } from '../ids'
import { refusingBy } from '../refuse'
import { signingUnder } from '../signing'
import {
  type BankedEvening,
  type BankedTable,
  type LimitPair,
  SIGNERS,
  type Signer,
} from '../state'

/** The two signers, as a field of a command. */
export const As = z.enum(SIGNERS)
const signed = ofTable.extend({ as: As })
/** The limits that a signature is for; a screen of an earlier version does not name them. */
const signedLimits = signed.extend({ minimum: Amount.optional(), maximum: Amount.optional() })

/** Limits as they are given; a game may work out the maximum. */
export interface GivenLimits {
  readonly minimum: Chips
  readonly maximum?: Chips
}
interface Opening<Settings> {
  readonly settings: Settings
  readonly as: Signer
}
interface Changing {
  readonly table: TableId
  readonly as: Signer
}

/** A game's own part of a table's limits; `G` are the limits as its commands give them. */
interface LimitCustoms<S, Settings, G extends GivenLimits> {
  readonly opening: z.ZodType<G & Opening<Settings>>
  readonly changing: z.ZodType<G & Changing>
  whole(given: G): LimitPair
  /** The reason why limits cannot be; a change is judged more strictly. Null when they can. */
  wrong(pair: LimitPair, at: { settings: Settings; day: string; isChange: boolean }): Refused | null
  /** Limits worth trying: a new table's usual ones, or those in force. */
  near(limits: LimitPair | null, settings: Settings, day: string): G
  openingBounds(
    day: S,
    given: G & Opening<Settings>,
  ): Bounds<keyof (G & Opening<Settings>) & string>
  changingBounds(day: S, given: G & Changing): Bounds<keyof (G & Changing) & string>
}

/** A command about limits over a game's own day. */
const limitCommand =
  <S, Settings>() =>
  <P>(
    rule: CommandRule<S, LimitEvent<Settings>, P, Role, From>,
  ): CommandRule<S, LimitEvent<Settings>, P, Role, From> =>
    rule

/** Each table in reach with each of the two signers. */
const eachSigner = <T extends BankedTable<T>>(...[evening, by]: Parameters<typeof eachTable<T>>) =>
  eachTable<T>(evening, by).flatMap((table) => SIGNERS.map((as) => ({ ...table, as })))

/** A table opened by two signatures. */
function openingCommands<
  S extends BankedEvening<T> & { readonly settings: Settings },
  T extends BankedTable<T>,
  Settings,
  G extends GivenLimits,
>({ ids }: Bench<S, T>, customs: LimitCustoms<S, Settings, G>) {
  const refuse = refusingBy(ids)
  const command = limitCommand<S, Settings>()

  /** One of the two opens a table with its class and its limits; the other has still to sign. */
  const openTable = command({
    schema: customs.opening,
    may: PERSONS,
    from: 'anywhere',
    decide(evening, given, { by }): Decision<LimitEvent<Settings>> {
      if (evening.closing) return refuse('sheet', 'counting-begun')
      const { settings, as } = given
      const sign = signingUnder(ids.limits, { day: evening, by, as }, [])
      if (isRefused(sign)) return sign
      const pair = customs.whole(given)
      const wrong = customs.wrong(pair, { settings, day: evening.day, isChange: false })
      if (wrong) return wrong
      const number = evening.lastTable + 1
      const table = asTable(`T${number}`)
      return happens({ type: 'tableProposed', table, number, ...pair, settings, as })
    },
    candidates: ({ settings, day }) =>
      SIGNERS.map((as) => ({ ...customs.near(null, settings, day), settings, as })),
    bounds: customs.openingBounds,
  })

  /** The other of the two signs, and the table is open. */
  const signTable = command({
    schema: signed,
    may: PERSONS,
    from: 'anywhere',
    decide(evening, { table: id, as }, { by }): Decision<LimitEvent<Settings>> {
      const table: T = tableAt(evening, id)
      if (table.status !== 'proposed') return refuse('limits', 'nothing-to-sign')
      const sign = signingUnder(ids.limits, { day: evening, by, as }, table.limits.signed)
      return isRefused(sign) ? sign : happens({ type: 'tableOpened', table: id, as })
    },
    candidates: (evening, by) => eachSigner<T>(evening, by),
  })

  return { openTable, signTable }
}

/** Other limits of a table asked for. */
function changingCommands<
  S extends BankedEvening<T>,
  T extends BankedTable<T> & { readonly settings: Settings },
  Settings,
  G extends GivenLimits,
>({ ids }: Bench<S, T>, customs: LimitCustoms<S, Settings, G>) {
  const refuse = refusingBy(ids)
  const command = limitCommand<S, Settings>()

  /** One of the two asks for other limits, from the next opening of the stakes. */
  const changeLimits = command({
    schema: customs.changing,
    may: PERSONS,
    from: 'anywhere',
    decide(evening, given, { by }): Decision<LimitEvent<Settings>> {
      const { table: id, as } = given
      const { status, limitsAsked, settings }: T = tableAt(evening, id)
      if (status !== 'open') return refuse(null, 'table-not-open')
      if (limitsAsked) return refuse('limits', 'limits-asked-already')
      const sign = signingUnder(ids.limits, { day: evening, by, as }, [])
      if (isRefused(sign)) return sign
      const pair = customs.whole(given)
      return (
        customs.wrong(pair, { settings, day: evening.day, isChange: true }) ??
        happens({ type: 'limitsAsked', table: id, ...pair, as })
      )
    },
    candidates: (evening, by) =>
      eachSigner<T>(evening, by).map((signer) => {
        const { limits, settings }: T = tableAt(evening, signer.table)
        return { ...signer, ...customs.near(limits, settings, evening.day) }
      }),
    bounds: customs.changingBounds,
  })

  return { changeLimits }
}

/** New limits signed by the other of the two, or dropped. */
function signingCommands<S extends BankedEvening<T>, T extends BankedTable<T>, Settings>({
  ids,
  opensStakes,
}: Bench<S, T>) {
  const refuse = refusingBy(ids)
  const command = limitCommand<S, Settings>()

  /** The other of the two signs the new limits. */
  const signLimits = command({
    schema: signedLimits,
    may: PERSONS,
    from: 'anywhere',
    decide(evening, { table: id, as, ...seen }, { by }): Decision<LimitEvent<Settings>> {
      const { limitsAsked, level }: T = tableAt(evening, id)
      if (!limitsAsked) return refuse('limits', 'nothing-to-sign')
      const { minimum, maximum } = limitsAsked
      if ((seen.minimum ?? minimum) !== minimum || (seen.maximum ?? maximum) !== maximum)
        return refuse('limits', 'other-limits-wait', {
          minimum: { chips: minimum },
          maximum: { chips: maximum },
        })
      const sign = signingUnder(ids.limits, { day: evening, by, as }, limitsAsked.signed)
      if (isRefused(sign)) return sign
      const atOnce = !opensStakes(level) && ({ inForce: true } as const)
      return happens({ type: 'limitsSigned', table: id, as, ...atOnce })
    },
    candidates: (evening, by) =>
      eachSigner<T>(evening, by).map((signer) => {
        const { limitsAsked }: T = tableAt(evening, signer.table)
        return { ...signer, minimum: limitsAsked?.minimum, maximum: limitsAsked?.maximum }
      }),
  })

  /** New limits that are not in force yet are dropped. */
  const dropLimits = command({
    schema: ofTable,
    may: OFFICERS,
    decide(evening, { table: id }): Decision<LimitEvent<Settings>> {
      const { limitsAsked }: T = tableAt(evening, id)
      return limitsAsked
        ? happens({ type: 'limitsDropped', table: id })
        : refuse('limits', 'nothing-to-sign')
    },
    candidates: (evening, by) => eachTable<T>(evening, by),
  })

  return { signLimits, dropLimits }
}

/** A table opened and its limits changed, each by two signatures. Source: B.2.3, K.6. */
export const limitCommands = <
  S extends BankedEvening<T> & { readonly settings: Settings },
  T extends BankedTable<T> & { readonly settings: Settings },
  Settings,
  G extends GivenLimits,
>(
  bench: Bench<S, T>,
  customs: LimitCustoms<S, Settings, G>,
) => ({
  ...openingCommands<S, T, Settings, G>(bench, customs),
  ...changingCommands<S, T, Settings, G>(bench, customs),
  ...signingCommands<S, T, Settings>(bench),
})
