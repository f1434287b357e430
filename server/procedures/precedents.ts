import { z } from 'zod'
import { type Precedent, precedentsOn, searchPrecedents } from '@/db/queries/precedents'
import { totalChips } from '@/rules/kernel/chips'
import { MEMBERS } from '../access/rights'
import { Provision } from '../common/given'
import { running } from '../running/running'
import { ofEvening } from './tied'
import { allowed, router } from './trpc'

/** The number of rulings shown before a new one. */
const MOST_PRECEDENTS = 10
/** The number of rulings on a page of the massimario. */
const PRECEDENTS_SHOWN = 20

const Sought = z.object({
  game: z.string().max(40),
  provision: Provision.nullable(),
  words: z.string().trim().max(100),
  page: z.int().min(0).max(1000),
})

/** Earlier rulings of the club. */
export const precedents = router({
  /**
   * XVII.2: the club's rulings under a provision on earlier evenings, the latest first, without names: for the
   * deputato, and for the arbiters of this evening.
   */
  on: ofEvening('deputato', 'arbiter')
    .input(z.object({ provision: Provision }))
    .query(async ({ ctx: { identity, stream }, input: { evening, provision } }) => {
      const sought = {
        game: stream.game.decider.game,
        provision,
        without: evening,
        limit: MOST_PRECEDENTS,
      }
      const found = await precedentsOn(running().sql, identity.clubId, sought)
      return found.map(toldOf)
    }),
  /**
   * The massimario: final rulings of a game on the club's closed evenings, by words and provision, the latest first. For
   * every member, since the names of those who played are masked.
   */
  search: allowed(...MEMBERS)
    .input(Sought)
    .query(async ({ ctx: { identity }, input: { page, ...sought } }) => {
      const asked = { ...sought, skip: page * PRECEDENTS_SHOWN, limit: PRECEDENTS_SHOWN }
      const { found, more } = await searchPrecedents(running().sql, identity.clubId, asked)
      return { rulings: found.map(toldOf), more }
    }),
})

/** A precedent as screens show it, without the members it is about. */
function toldOf({ streamId, position, ruling, ...line }: Precedent) {
  const { inFavourOf, provision, remedy, why, transfers, moved } = ruling
  return {
    ...line,
    key: `${streamId}/${position}`,
    changed: inFavourOf !== null,
    why,
    provision,
    remedied: remedy !== undefined && remedy !== null,
    chips: totalChips([...transfers, ...(moved ?? [])]),
  }
}
