import { expect, it } from 'vitest'
import { CANNOT_MOUNT } from '@/trials/faults/stage'
import { FAULTS } from '@/trials/faults/strikes'
import { type Tried, trials } from '@/trials/faults/trial'
import { isSampled, sampleOf } from '../support/sampled'

/** The blows of each kind. */
const BLOWS = isSampled ? 1 : 3
const SEED = 1914
/** Kinds that share servers and a database: processes killed one and all, two servers, a server inside this process. */
const KILLED = ['web', 'backend', 'postmaster', 'all']
const TWO_SERVERS = ['pair']
const INSIDE = ['database', 'clock', 'screens', 'views']
const OWN_DISK = ['disk']
/** The first in `rolling.test.ts`; the others by `npm run faults` alone, since they need a Postgres with all its programs, or a Citus. */
const ELSEWHERE = ['rolling', 'failover', 'citus-worker', 'citus-coordinator']

function expectNoFault(tried: readonly Tried[]) {
  for (const { kind, rounds, accepted, faults } of tried) {
    expect(faults, kind).toEqual([])
    expect(rounds, kind).toBe(BLOWS)
    expect(accepted, kind).toBeGreaterThan(0)
  }
}

const GROUPS = [
  ['a process of the server or of its database is killed', KILLED],
  ['one of two servers on a database is killed', TWO_SERVERS],
  ['the database fails, the clock jumps, screens stop reading and the server restarts', INSIDE],
  ['the disk is full', OWN_DISK],
] as const

it.each(sampleOf(GROUPS, 1))(
  'nothing acknowledged is lost or doubled, and screens show the journal, when %s',
  async (_, kinds) => {
    try {
      expectNoFault(await trials(kinds, { rounds: BLOWS, seed: SEED }))
    } catch (error) {
      // Not every machine lets a small disk be mounted; the trial says so.
      if (!(error instanceof Error) || error.message !== CANNOT_MOUNT) throw error
      console.info(CANNOT_MOUNT)
    }
  },
)

it('every kind of fault is tried here', () => {
  const tried = [...KILLED, ...TWO_SERVERS, ...INSIDE, ...OWN_DISK, ...ELSEWHERE]
  expect(tried.toSorted()).toEqual(Object.keys(FAULTS).toSorted())
})
