import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '@/simulate/random'
import type { TrialClub } from '../scene'
import type { Answered } from './history'

const RETRY_MS = 25
/** A server that was killed may need minutes to start on a busy machine. */
const TIMEOUT_MS = 180_000
/** How long one try may take before the client sends the command again. */
const TRY_TIMEOUT_MS = 15_000

/** The answers that the clients of an evening got: the version of each accepted command, and the refused ones. */
export class Heard {
  readonly accepted = new Map<string, number>()
  readonly refused = new Set<string>()
  readonly faults: string[] = []
  /** Every answer with a version, in the order in which they came. */
  readonly history: Answered[] = []
  /** How often a client had to send a command again. */
  retries = 0
}

interface Given {
  type: string
  payload: object
}

/** A command of the desk in the middle of this club's evening: chips are handed out, or a colpo is played. */
export function commandOf(random: Random, { game, members }: TrialClub): Given {
  const member = random.pick(members)
  if (game !== 'poker')
    return { type: 'handCassa', payload: { member, chips: 1 + random.below(9) } }
  const outcome = { kind: 'won', put: [], ranking: [[members[0]]], honours: [], refund: null }
  switch (random.below(4)) {
    case 0:
      return { type: 'deal', payload: { table: 'T1', out: [] } }
    case 1:
      return { type: 'recordColpo', payload: { table: 'T1', outcome } }
    default:
      return { type: 'setPresence', payload: { member, inClub: random.oneIn(2) } }
  }
}

/**
 * Gives a command as a tablet does: with the same id until somebody answers, sometimes twice at once. Every answer must
 * agree with the ones before. Copies go to one server, since a refusal is an answer about a moment and is not stored: of
 * two servers asked at once one may refuse what the other accepts a moment later.
 */
export async function insist(
  url: () => Promise<string>,
  club: TrialClub,
  given: Given,
  { heard, copies = 1 }: { heard: Heard; copies?: number },
): Promise<void> {
  const id = randomUUID()
  const tries: Promise<string>[] = []
  const urlOf = (nth: number) => {
    tries[nth] ??= url()
    return tries[nth]
  }
  await Promise.all(
    Array.from({ length: copies }, () => untilAnswered(urlOf, club, { id, ...given }, heard)),
  )
}

async function untilAnswered(
  urlOf: (nth: number) => Promise<string>,
  { game, evening, cookies }: TrialClub,
  { id, type, payload }: Given & { id: string },
  heard: Heard,
): Promise<void> {
  const body = JSON.stringify({ evening, id, ...payload })
  const headers = { 'content-type': 'application/json', cookie: cookies[0] ?? '' }
  const sentAt = performance.now()
  const until = sentAt + TIMEOUT_MS
  for (let nth = 0; performance.now() < until; nth++) {
    const signal = AbortSignal.timeout(TRY_TIMEOUT_MS)
    const address = `${await urlOf(nth)}/api/trpc/${game}.${type}`
    const answer = await fetch(address, { method: 'POST', headers, body, signal })
      .then(async (response) => ({ status: response.status, said: await response.json() }))
      .catch(() => null)
    if (answer && answer.status !== 503 && answer.status !== 429)
      return hear({ id, type, sentAt }, answer, heard)
    heard.retries += 1
    await pause(RETRY_MS)
  }
  heard.faults.push(`nobody answered ${type} ${id}`)
}

interface Answer {
  status: number
  said: { result?: { data: { version: number } } }
}

function hear(
  { id, type, sentAt }: { id: string; type: string; sentAt: number },
  { status, said }: Answer,
  { accepted, refused, faults, history }: Heard,
): void {
  const version = said.result?.data.version
  const before = accepted.get(id)
  if (status === 200 && version !== undefined) {
    if (refused.has(id) || (before !== undefined && before !== version))
      faults.push(`${type} ${id} was answered ${before ?? 'by a refusal'}, then ${version}`)
    accepted.set(id, version)
    history.push({ id, version, sentAt, answeredAt: performance.now() })
  } else if (status === 422) {
    if (before !== undefined) faults.push(`${type} ${id} was accepted, then refused`)
    refused.add(id)
  } else faults.push(`${type} ${id} was answered ${status}: ${JSON.stringify(said)}`)
}
