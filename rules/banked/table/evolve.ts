import type { Evolve } from '../../kernel/article'
import type { Occasion } from '../../kernel/decider'
import type { Level } from '../../kernel/level'
import type { LimitEvent } from '../events'
import type { Bench } from '../host'
import type { BankedEvening, BankedTable, Signature, Signer } from '../state'

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

/** Whether both have signed new limits, which are not in force yet. */
export const areSigned = ({ limitsAsked }: Pick<BankedTable<never>, 'limitsAsked'>): boolean =>
  limitsAsked !== null && limitsAsked.signed.length > 1

/** New limits come into force when the stakes open, once both have signed. Source: B.2.3, K.6. */
export function limitsNow<T extends BankedTable<T>>(
  table: Pick<BankedTable<T>, 'limits' | 'limitsBefore' | 'limitsAsked'>,
  serial: number,
): Pick<BankedTable<T>, 'limits' | 'limitsBefore' | 'limitsAsked'> {
  const { limits, limitsBefore, limitsAsked: asked } = table
  return asked && areSigned(table)
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
  limitsSigned: (day, { table: id, as, inForce }, occasion) =>
    withTable(day, id, (table) => {
      const { limitsAsked: asked } = table
      const limitsAsked = asked && {
        ...asked,
        signed: [...asked.signed, ...signature(as, occasion)],
      }
      return inForce ? limitsNow<T>({ ...table, limitsAsked }, table.serial + 1) : { limitsAsked }
    }),
  limitsDropped: (day, { table: id }) => withTable(day, id, () => ({ limitsAsked: null })),
})
