import type { Sql } from '@/db/client'
import { streamsOfDay } from '@/db/queries/streams'
import { type Chips, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { AnyStream, Streams } from './streams'

/**
 * The banknotes that a member changed in the club's other evenings of this stream's gaming day, closed ones included: the
 * law's limit is of a person and a day (ch22).
 */
export async function cashBeside(
  sql: Sql,
  streams: Streams,
  stream: AnyStream,
  member: MemberId,
): Promise<Chips> {
  const { clubId, id, game, state } = stream
  const { day } = game.register(state)
  const ids = (await streamsOfDay(sql, clubId, day)).filter((one) => one !== id)
  const others = await Promise.all(ids.map((one) => streams.current(clubId, one)))
  return sumOf(others.map((one) => one?.game.floats?.cashOf(one.state, member) ?? NO_CHIPS))
}

const last = new Map<string, Promise<unknown>>()

/** Runs tasks of one key one after another, so that two evenings cannot change a person's banknotes at one moment. */
export async function oneByOne<T>(key: string, task: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve()
  const now = before.then(task, task)
  last.set(key, now)
  try {
    return await now
  } finally {
    if (last.get(key) === now) last.delete(key)
  }
}
