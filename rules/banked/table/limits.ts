import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import type { Evolve } from '../../kernel/article'
import type { Chips } from '../../kernel/chips'
import {
  type Bounds,
  type CommandRule,
  type Decision,
  happens,
  type Occasion,
  OFFICERS,
  type Refused,
} from '../../kernel/decider'
import type { Level } from '../../kernel/level'
import type { LimitEvent } from '../events'
import { eachTable, tableAt } from '../frame/at-table'
import { type From, PERSONS, type Role } from '../frame/roles'
import type { Bench } from '../host'
import { asTable, TableId } from '../ids'
import { refusingBy } from '../refuse'
import { signingUnder } from '../signing'
import {
  type BankedEvening,
  type BankedTable,
  type LimitPair,
  SIGNERS,
  type Signature,
  type Signer,
} from '../state'

/** The two signers, as a field of a command. */
export const As = z.enum(SIGNERS)
const ofTable = z.object({ table: TableId })
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
  /** Limits worth trying: a new table's, or those next to the limits in force. */
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
      if (sign.refused) return sign.refused
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
      if (evening.closing) return refuse('sheet', 'counting-begun')
      const table: T = tableAt(evening, id)
      if (table.status !== 'proposed') return refuse('limits', 'nothing-to-sign')
      const sign = signingUnder(ids.limits, { day: evening, by, as }, table.limits.signed)
      return sign.refused ?? happens({ type: 'tableOpened', table: id, as })
    },
    candidates: (evening, by) => eachSigner<T>(evening, by),
  })

  return { openTable, signTable }
}

/** The limits of a table changed by two signatures. */
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
      if (evening.closing) return refuse('sheet', 'counting-begun')
      const { table: id, as } = given
      const { status, limitsAsked, settings }: T = tableAt(evening, id)
      if (status !== 'open') return refuse(null, 'table-not-open')
      if (limitsAsked) return refuse('limits', 'limits-asked-already')
      const sign = signingUnder(ids.limits, { day: evening, by, as }, [])
      if (sign.refused) return sign.refused
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

  /** The other of the two signs the new limits. */
  const signLimits = command({
    schema: signedLimits,
    may: PERSONS,
    from: 'anywhere',
    decide(evening, { table: id, as, ...seen }, { by }): Decision<LimitEvent<Settings>> {
      if (evening.closing) return refuse('sheet', 'counting-begun')
      const { limitsAsked }: T = tableAt(evening, id)
      if (!limitsAsked) return refuse('limits', 'nothing-to-sign')
      const { minimum, maximum } = limitsAsked
      if ((seen.minimum ?? minimum) !== minimum || (seen.maximum ?? maximum) !== maximum)
        return refuse('limits', 'other-limits-wait', {
          minimum: { chips: minimum },
          maximum: { chips: maximum },
        })
      const sign = signingUnder(ids.limits, { day: evening, by, as }, limitsAsked.signed)
      return sign.refused ?? happens({ type: 'limitsSigned', table: id, as })
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

  return { changeLimits, signLimits, dropLimits }
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
})

/** The signature of an event's giver; `signing` made sure that it is a member. */
const signature = (as: Signer, { at, by }: Occasion): Signature[] =>
  by.member === null ? [] : [{ as, by: by.member, at }]

type Proposed<Settings> = Extract<LimitEvent<Settings>, { type: 'tableProposed' }>

/** A table as one of the two signers proposes it, as far as every banked game has it. */
export const proposedBy = <Settings extends { readonly level: Level }>(
  event: Proposed<Settings>,
  occasion: Occasion,
) => ({
  id: event.table,
  number: event.number,
  status: 'proposed' as const,
  openedAt: occasion.at,
  closedAt: null,
  level: event.settings.level,
  followedSince: event.settings.level === 1 ? null : occasion.at,
  limits: {
    minimum: event.minimum,
    maximum: event.maximum,
    since: 1,
    signed: signature(event.as, occasion),
  },
  limitsBefore: [],
  limitsAsked: null,
  colpo: null,
  serial: 0,
  shoes: [],
  past: [],
  moves: 0,
  steps: [],
})

/** New limits come into force when the stakes open, once both have signed. Source: B.2.3, K.6. */
export function limitsNow<T extends BankedTable<T>>(
  { limits, limitsBefore, limitsAsked: asked }: T,
  serial: number,
): Pick<BankedTable<T>, 'limits' | 'limitsBefore' | 'limitsAsked'> {
  return asked && asked.signed.length > 1
    ? {
        limits: { ...asked, since: serial },
        limitsBefore: [...limitsBefore, limits],
        limitsAsked: null,
      }
    : { limits, limitsBefore, limitsAsked: asked }
}

/** The changes of tables opened, and of limits, to the day of a game. */
export const evolveTableLimits = <
  S extends BankedEvening<T>,
  T extends BankedTable<T>,
  Settings extends { readonly level: Level },
>(
  { changed, withNewTable, withTable }: Bench<S, T>,
  proposed: (event: Proposed<Settings>, occasion: Occasion) => T,
): Evolve<S, LimitEvent<Settings>> => ({
  tableProposed: (day, event, occasion) =>
    withNewTable(
      changed(day, {
        lastTable: Math.max(day.lastTable, event.number),
        isUnfollowed: day.isUnfollowed || event.settings.level === 1,
      }),
      proposed(event, occasion),
    ),
  tableOpened: (day, { table: id, as }, occasion) =>
    withTable(day, id, ({ limits }) => ({
      status: 'open',
      openedAt: occasion.at,
      limits: { ...limits, signed: [...limits.signed, ...signature(as, occasion)] },
    })),
  limitsAsked: (day, { table: id, minimum, maximum, as }, occasion) =>
    withTable(day, id, () => ({
      limitsAsked: { minimum, maximum, signed: signature(as, occasion) },
    })),
  limitsSigned: (day, { table: id, as }, occasion) =>
    withTable(day, id, ({ limitsAsked: asked }) => ({
      limitsAsked: asked && { ...asked, signed: [...asked.signed, ...signature(as, occasion)] },
    })),
  limitsDropped: (day, { table: id }) => withTable(day, id, () => ({ limitsAsked: null })),
})
