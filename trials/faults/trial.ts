import { setTimeout as pause } from 'node:timers/promises'
import { type Random, randomFrom } from '@/simulate/random'
import type { TrialClub } from '../scene'
import { faultOfScreen, faultsOfBooks, fromJournal } from './books'
import { commandOf, Heard, insist } from './clients'
import { FOLDER_SCENES } from './folders'
import { faultsOfOrder } from './history'
import { DeskScreen } from './screen'
import { openStage, type Stage } from './stage'
import { FAULTS, type FaultKind } from './strikes'

const CLIENTS_OF_A_CLUB = 2
const COMMANDS_OF_A_CLIENT = 6
/** The blow falls within this time after the first command. */
const STRUCK_WITHIN_MS = 120

/** Between two commands of a client that goes on only because the blow is not over. */
const PAUSE_MS = 100

/** The result of the trials of one kind. */
export interface Tried {
  kind: string
  rounds: number
  /** Commands acknowledged, refused by the rules, and sent again because nobody answered. */
  accepted: number
  refused: number
  retries: number
  faults: string[]
}

interface Trying {
  /** The blows of each kind. */
  rounds: number
  seed: number
  progress?: (so: Tried) => void
}

/** {@link trials} of one kind. */
export async function trial(kind: string, trying: Trying): Promise<Tried> {
  const [so] = await trials([kind], trying)
  if (!so) throw new Error(`no trial of ${kind}`)
  return so
}

/** So many rounds of a scene on one data folder, or until one goes wrong. */
export async function sceneTried(kind: string, { rounds, seed, progress }: Trying): Promise<Tried> {
  const scene = FOLDER_SCENES[kind]
  if (!scene) throw new Error(`no scene is called ${kind}`)
  const so: Tried = { kind, rounds: 0, accepted: 0, refused: 0, retries: 0, faults: [] }
  for (let round = 0; round < rounds && so.faults.length === 0; round++) {
    const found = await scene(randomFrom(seed * 1_000_003 + round))
    so.faults.push(...found.map((one) => `round ${round}: ${one}`))
    so.rounds += 1
    progress?.(so)
  }
  return so
}

/**
 * Strikes so many times while eight clients play an evening of each game, and looks after each blow: nothing
 * acknowledged is lost, nothing is done twice, the journal's order is the one in which commands were answered, the chain
 * is whole, the ledger sums to zero, and every screen shows what the journal says. The kinds share the stage of the first.
 */
export async function trials(kinds: readonly string[], trying: Trying): Promise<Tried[]> {
  const named = kinds.map((kind) => {
    const fault = FAULTS[kind]
    if (!fault) throw new Error(`no fault is called ${kind}`)
    return { kind, fault }
  })
  const [first] = named
  if (!first) return []
  const stage = await openStage(first.fault)
  const screens = stage.clubs.map((club) => new DeskScreen(club, stage.screenUrl))
  const heard = new Map(stage.clubs.map((club) => [club, new Heard()]))
  const before = new Map<TrialClub, number>()
  for (const club of stage.clubs) before.set(club, (await fromJournal(stage.sql, club)).version)
  const tried: Tried[] = []
  try {
    for (const one of named)
      tried.push(await roundsOf(one, { stage, screens, heard, before }, trying))
  } finally {
    for (const screen of screens) await screen.end()
    await stage.close()
  }
  return tried
}

type Theatre = Pick<Round, 'stage' | 'screens' | 'heard'> & {
  before: ReadonlyMap<TrialClub, number>
}

async function roundsOf(
  { kind, fault }: { kind: string; fault: FaultKind },
  { before, ...theatre }: Theatre,
  { rounds, seed, progress }: Trying,
): Promise<Tried> {
  const so: Tried = { kind, rounds: 0, accepted: 0, refused: 0, retries: 0, faults: [] }
  const start = soFar(theatre.heard)
  for (let round = 0; round < rounds && so.faults.length === 0; round++) {
    const random = randomFrom(seed * 1_000_003 + round)
    await struck({ ...theatre, fault, random })
    so.rounds += 1
    const found = await faultsAfter({ ...theatre, before })
    so.faults.push(...found.map((one) => `round ${round}: ${one}`))
    const now = soFar(theatre.heard)
    so.accepted = now.accepted - start.accepted
    so.refused = now.refused - start.refused
    so.retries = now.retries - start.retries
    progress?.(so)
  }
  return so
}

/** The answers that all clients got so far. */
function soFar(heard: HeardOf): Pick<Tried, 'accepted' | 'refused' | 'retries'> {
  const all = [...heard.values()]
  return {
    accepted: all.reduce((sum, { accepted }) => sum + accepted.size, 0),
    refused: all.reduce((sum, { refused }) => sum + refused.size, 0),
    retries: all.reduce((sum, { retries }) => sum + retries, 0),
  }
}

type HeardOf = ReadonlyMap<TrialClub, Heard>

interface Round {
  stage: Stage
  fault: FaultKind
  screens: readonly DeskScreen[]
  heard: HeardOf
  random: Random
}

/** One round: the clients give their commands, and the blow falls among them. */
async function struck({ stage, fault, screens, heard, random }: Round): Promise<void> {
  let isOver = !fault.lasts
  const clients = [...heard].flatMap(([club, told]) =>
    Array.from({ length: CLIENTS_OF_A_CLUB }, async () => {
      for (let left = COMMANDS_OF_A_CLIENT; left > 0 || !isOver; left--) {
        if (left <= 0) await pause(PAUSE_MS)
        const copies = random.oneIn(4) ? 2 : 1
        await insist(stage.url, club, commandOf(random, club), { heard: told, copies })
      }
    }),
  )
  const blow = pause(random.below(STRUCK_WITHIN_MS))
    .then(() => fault.strike(stage, random, screens))
    .finally(() => {
      isOver = true
    })
  await Promise.all([...clients, blow])
}

async function faultsAfter({ stage, screens, heard, before }: Theatre): Promise<string[]> {
  const faults: string[] = []
  for (const [club, told] of heard) {
    faults.push(...told.faults.splice(0), ...faultsOfOrder(told.history.splice(0)))
    faults.push(...(await faultsOfBooks(stage.sql, club, told, before.get(club) ?? 0)))
  }
  for (const screen of screens) faults.push(...(await faultOfScreen(stage.sql, screen)))
  return faults
}
