import { isLicensed } from '@/db/queries/clubs'
import type { Chips } from '@/rules/kernel/chips'
import type { Actor, AnyCommand, Refusal } from '@/rules/kernel/decider'
import { toldBy } from '@/rules/kernel/refusal'
import { noteCommand } from '../common/context'
import { Problem } from '../common/errors'
import { running } from '../running/running'
import { cashBeside, oneByOne } from '../streams/cashDay'
import type { AnyStream } from '../streams/streams'

/** A command of a signed-in person, tablet or clock, for a stream of its club. */
export interface CommandRequest {
  clubId: string
  /** The game of the command; an evening of another game is not found. */
  game: string
  evening: string
  /** The command's id, made once by its giver; a retry has the same. */
  id: string
  by: Actor
  command: AnyCommand
  upon?: unknown
}

/**
 * Gives a command to its stream and returns the stream's version after it. Throws Problem: `no-such-evening`, `refused`
 * with the refusal, or `unavailable`, after which the same command may be given again.
 */
export async function enforce({
  clubId,
  game,
  evening,
  ...request
}: CommandRequest): Promise<{ version: number }> {
  const stream = await running().streams.find(clubId, evening)
  if (stream?.game.decider.game !== game) throw new Problem('no-such-evening')
  return await giveTo(stream, request)
}

/** The same for a stream that is already known. Throws Problem `refused` or `unavailable`. */
export async function giveTo(
  stream: AnyStream,
  { id, by, command, upon }: Pick<CommandRequest, 'id' | 'by' | 'command' | 'upon'>,
): Promise<{ version: number }> {
  noteCommand(id)
  const unlicensed = stream.game.floats?.unlicensed(command)
  if (unlicensed && !(await isLicensed(running().sql, stream.clubId)))
    throw refused(stream, unlicensed)
  const give = (beside?: Chips) =>
    stream.give({ id, at: running().now(), by, command, upon, ...(beside ? { beside } : {}) })
  const payer = stream.game.floats?.changesCashOf(command)
  const answer = payer
    ? await oneByOne(`${stream.clubId}/${payer}`, async () =>
        give(await cashBeside(running().sql, running().streams, stream, payer)),
      )
    : await give()
  if (answer.refusal) throw refused(stream, answer.refusal)
  return { version: answer.version }
}

/** The error that a client receives for a refusal. */
const refused = (stream: AnyStream, refusal: Refusal): Problem =>
  new Problem('refused', {}, { refusal: toldBy(stream.game.decider, refusal) })
