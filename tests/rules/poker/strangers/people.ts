import type { Actor } from '@/rules/kernel/decider'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { commandOf } from '@/rules/kernel/offers'
import { agreedArbiters } from '@/rules/poker/17-arbitration/panel'
import { poker } from '@/rules/poker/decider'
import { handIn } from '@/rules/poker/giro/turn'
import { isSitting } from '@/rules/poker/seating/places'
import type { Table } from '@/rules/poker/state/table'
import { segretario } from '@/simulate/actors'
import { socio, tavolo } from '../support/people'
import type { GivenCommand, Scene } from '../support/scene'

/**
 * The relation of a member to a table. Without a row there: an arbiter, or a member who sits elsewhere, waits on a list
 * or never signed. With a row: called, away, left. At a word of the colpo, seated or away: sat out of the deal, put out
 * of the colpo, passed while nobody has opened. All others are players who may give the command.
 */
export type Kind =
  | 'arbiter'
  | 'elsewhere'
  | 'waiting'
  | 'unsigned'
  | 'called'
  | 'away'
  | 'left'
  | 'sat-out'
  | 'put-out'
  | 'passed'
  | 'player'

export type Payload = Readonly<Record<string, unknown>>
interface AnyRule {
  may: readonly string[]
  refuseStale?: true
  candidates?(evening: Scene['evening'], by: Actor): readonly Payload[]
}

export const RULES = poker.commands as unknown as Readonly<Record<string, AnyRule>>

/** The types of command that this role may give. */
export const openTo = (role: string): string[] =>
  Object.keys(RULES).filter((type) => RULES[type]?.may.includes(role))

/** A member of the club with this name. */
type Member = Actor & { member: MemberId }

const OFFICERS: readonly Member[] = [
  { roles: ['socio', 'deputato'], member: asMember('deputato'), post: null },
  { roles: ['socio', 'amministratore'], member: asMember('amministrazione'), post: null },
]

/** Everybody who signed, every arbiter, a member who never came, and two members of the club with an office. */
export function peopleOf({ evening }: Scene): Member[] {
  const signed = Object.values(evening.signUps).map(({ member }) => member)
  const arbiters = Object.values(evening.tables).flatMap(({ disputes }) =>
    disputes.flatMap((dispute) => [...agreedArbiters(dispute)]),
  )
  const members = new Set([...signed, ...arbiters, asMember('estraneo')])
  return [...[...members].map((member) => ({ ...socio(member), member })), ...OFFICERS]
}

/** Whether the command needs an office that this person holds; for other commands they are ordinary members. */
export const isByOffice = (type: string, { roles }: Actor): boolean =>
  roles.some((role) => role !== 'socio' && RULES[type]?.may.includes(role))

export function kindOf(scene: Scene, type: string, table: Table, member: MemberId): Kind {
  const player = table.players[member]
  if (!player) return kindWithoutRow(scene, table, member)
  const isWord = table.colpo !== null && RULES[type]?.refuseStale === true
  if (isWord && isSitting(player)) return kindInColpo(table, member)
  return player.status === 'seated' ? 'player' : player.status
}

function kindWithoutRow({ evening }: Scene, table: Table, member: MemberId): Kind {
  if (table.disputes.some((dispute) => agreedArbiters(dispute).includes(member))) return 'arbiter'
  const { tables, signUps } = evening
  if (Object.values(tables).some(({ players }) => players[member] && isSitting(players[member])))
    return 'elsewhere'
  const signed = Object.values(signUps).some((signUp) => signUp.member === member)
  return signed ? 'waiting' : 'unsigned'
}

function kindInColpo({ play, colpo }: Table, member: MemberId): Kind {
  if (!colpo?.players.includes(member)) return 'sat-out'
  const standing = handIn(play, member)?.standing
  if (standing === 'folded' || standing === 'out' || standing === 'withdrawn') return 'put-out'
  return standing === 'passetto' && play?.phase === 'opening' ? 'passed' : 'player'
}

/** Every payload of this type of command that an officer, a tablet or a member might try. */
export function payloadsOf(type: string, scene: Scene): Payload[] {
  const { evening } = scene
  const givers = [
    segretario,
    ...Object.keys(evening.tables).map((table) => tavolo(table)),
    ...peopleOf(scene),
  ]
  const found = new Map<string, Payload>()
  for (const by of givers)
    for (const payload of RULES[type]?.candidates?.(evening, by) ?? [])
      found.set(JSON.stringify(payload), payload)
  return [...found.values()]
}

/** The payload as it is, and again with its giver in place of the member that it names. */
export const givenBy = ({ member }: Actor, payload: Payload): Payload[] =>
  'member' in payload && payload.member !== member ? [payload, { ...payload, member }] : [payload]

export const isAccepted = (scene: Scene, type: string, payload: Payload, by: Actor): boolean =>
  scene.decide(commandOf<GivenCommand>(type, payload), by).accepted
