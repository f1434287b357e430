import { CashMoved } from '@/db/errors'
import { isLicensed } from '@/db/queries/clubs'
import { emptyDrafts } from '@/db/queries/devices'
import { cashBeside } from '@/db/queries/streams'
import type { Actor, AnyCommand, Refusal } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import { toldBy } from '@/rules/kernel/refusal'
import { Problem, Unavailable } from '../common/errors'
import { unattended } from '../common/unattended'
import type { StreamAnswer } from '../games/game'
import { running } from '../running/running'
import { type AnyStream, isEveningOpen } from '../streams/streams'

/** How often a member's banknotes may change elsewhere before a command that changes them is given up. */
const MOST_CHANGES_MEANWHILE = 50

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
  const unlicensed = stream.game.floats?.unlicensed(command)
  if (unlicensed && !(await isLicensed(running().sql, stream.clubId)))
    throw refused(stream, unlicensed)
  const payer = stream.game.floats?.changesCashOf(command)
  const given = { id, by, command, upon }
  const answer = payer
    ? await giveBeside(stream, given, payer)
    : await stream.give({ ...given, at: running().now() })
  if (answer.refusal) throw refused(stream, answer.refusal)
  if (!isEveningOpen(stream)) emptyDraftsOf(stream)
  return { version: answer.version }
}

/** Nothing that was half written at a post is kept beyond its evening. */
function emptyDraftsOf({ clubId, id }: AnyStream): void {
  unattended('the drafts of a closed evening were not emptied', () =>
    emptyDrafts(running().sql, clubId, id),
  )
}

/**
 * Gives a command that changes a member's banknotes, again with the new sum when they changed some in another evening
 * meanwhile: each time another change was stored, so it ends. Throws Problem `unavailable` after a long run of them.
 */
async function giveBeside(
  stream: AnyStream,
  given: Pick<CommandRequest, 'id' | 'by' | 'command' | 'upon'>,
  member: MemberId,
): Promise<StreamAnswer> {
  const { sql, now } = running()
  const { clubId, id: streamId } = stream
  for (let tries = 1; ; tries++) {
    const beside = await cashBeside(sql, { clubId, streamId, member })
    try {
      return await stream.give({ ...given, at: now(), beside })
    } catch (error) {
      if (!(error instanceof CashMoved)) throw error
      if (tries === MOST_CHANGES_MEANWHILE) throw new Unavailable()
    }
  }
}

/** The error that a client receives for a refusal. */
const refused = (stream: AnyStream, refusal: Refusal): Problem =>
  new Problem('refused', {}, { refusal: toldBy(stream.game.decider, refusal) })
