import type { TRPCMutationProcedure } from '@trpc/server'
import { z } from 'zod'
import { type CommandType, type PokerCommand, poker as room } from '@/rules/poker/decider'
import { enforce } from '../enforce'
import { Problem } from '../errors'
import { Id } from '../given'
import { actorOf } from '../identity'
import { running } from '../running'
import { allowed, type Meta, router } from '../trpc'

/** What goes with every command: its evening, its id, the same when it is sent again, and what its giver saw. */
export const Envelope = z.object({
  evening: Id,
  id: Id,
  upon: z.object({ colpo: z.int().nonnegative(), words: z.int().nonnegative() }).optional(),
})
type Envelope = z.infer<typeof Envelope>

/** One mutation for each command of the articles, typed by its schema; it returns the evening's version. */
type Mutations = {
  [K in CommandType]: TRPCMutationProcedure<{
    meta: Meta
    input: Envelope & Omit<Extract<PokerCommand, { type: K }>, 'type'>
    output: { version: number }
  }>
}

interface Rule {
  schema: z.ZodType
  may: readonly string[]
  outsiders?(payload: object): readonly string[]
}

function mutationOf(type: string, rule: Rule) {
  const may = rule.may.filter((role) => role !== 'orologio')
  return allowed(...may)
    .input((given: unknown) => ({
      ...Envelope.parse(given),
      payload: rule.schema.parse(given) as object,
    }))
    .mutation(async ({ ctx: { identity }, input: { evening, id, upon, payload } }) => {
      const elsewhere = identity.device && identity.device.evening !== evening
      if (elsewhere) throw new Problem('no-such-evening')
      const { clubId } = identity
      await onlyMembers(clubId, rule.outsiders?.(payload) ?? [])
      const command = { ...payload, type }
      return await enforce({ clubId, evening, id, by: actorOf(identity), command, upon })
    })
}

/** The rules know an evening's members only; nobody of another club, or of none, comes in by a command. */
async function onlyMembers(clubId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const names = await running().directory.of(clubId)
  if (ids.some((id) => !names.has(id))) throw new Problem('no-such-member')
}

const mutations = Object.fromEntries(
  Object.entries(room.commands as Readonly<Record<string, Rule>>).map(([type, rule]) => [
    type,
    mutationOf(type, rule),
  ]),
)

// The articles name the commands, so their types are given by the mapped type above.
export const poker = router(mutations as unknown as Mutations)
