import { z } from 'zod'
import { CLOCK } from '@/rules/kernel/decider'
import { actorOf } from '../access/identity'
import { noteCommand } from '../common/context'
import { Problem } from '../common/errors'
import { Id } from '../common/given'
import type { AnyGame } from '../games/game'
import { running } from '../running/running'
import { enforce } from './enforce'
import { allowed, router } from './trpc'

/** Fields of every command: its evening, and its id, which a retry repeats. */
export const CommandAddress = z.object({ evening: Id, id: Id })

type Rule = AnyGame['decider']['commands'][string]

/** One mutation for each command of a game; it returns the evening's version. */
export function commandsOf({ decider }: AnyGame) {
  const rules = Object.entries(decider.commands)
  return router(
    Object.fromEntries(rules.map(([type, rule]) => [type, mutationOf(decider, type, rule)])),
  )
}

/** The clock gives its commands inside the server, never by a request. */
const mayOf = ({ may }: Rule) => may.filter((role) => role !== CLOCK)

function mutationOf({ game, upon }: AnyGame['decider'], type: string, rule: Rule) {
  // Made once: zod compiles every schema at its first use.
  const Upon = upon && z.object({ upon: upon.optional() })
  return allowed(...mayOf(rule))
    .input((given: unknown) => ({
      ...CommandAddress.parse(given),
      payload: rule.schema.parse(given) as object,
      upon: Upon?.parse(given).upon,
    }))
    .mutation(async ({ ctx: { identity, about }, input: { evening, id, upon, payload } }) => {
      noteCommand(about, id)
      running().paces.take(identity)
      const { clubId, device } = identity
      if (device && device.evening !== evening) throw new Problem('no-such-evening')
      await onlyMembers(clubId, rule.outsiders?.(payload) ?? [])
      const command = { ...payload, type }
      return await enforce({ clubId, game, evening, id, by: actorOf(identity), command, upon })
    })
}

/** The rules know only the ids in an evening; so a command must not bring in ids of another club, or of nobody. */
export async function onlyMembers(clubId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const names = await running().directory.of(clubId)
  if (ids.some((id) => !names.has(id))) throw new Problem('no-such-member')
}
