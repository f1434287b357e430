import type { RefusalTexts } from '@/rules/kernel/article'
import type { Actor, Refusal } from '@/rules/kernel/decider'
import { type CommandType, poker } from '@/rules/poker/decider'
import type { GivenCommand, Scene } from '../support/scene'

/** The reason for a refusal, `accepted` when there is none; a situation, a command in it, and its giver if not the tablet. */
export type Row = readonly [reason: string, scene: Scene, command: GivenCommand, by?: Actor]

/**
 * One command refused again and again: each row corrects only the reason of the row before. So its own reason was
 * there already, behind the other.
 */
export interface Walk {
  type: CommandType
  rows: readonly Row[]
}

export const walk = (...rows: readonly Row[]): Walk => {
  const [first] = rows
  if (!first) throw new Error('a walk has rows')
  return { type: first[2].type, rows }
}

/** The reason for which a row is refused. */
export function refusalOf([, scene, command, by]: Row): Refusal | null {
  const decision = scene.decide(command, by)
  return decision.accepted ? null : decision.refusal
}

/** The list whose sentence the screen says for this refusal. */
export function listSpeaking(refusal: Refusal): RefusalTexts | undefined {
  const said = poker.sentence(refusal)
  return poker.allRefusals.find((list) => said !== null && list[refusal.code] === said)
}

/** Members that a refusal names as plain text, which no screen would recognise as a name. */
export const membersAsText = (refusal: Refusal, scene: Scene): string[] => {
  const members: ReadonlySet<string> = new Set(
    Object.values(scene.evening.signUps).map(({ member }) => member),
  )
  return Object.values(refusal.parts).filter(
    (part): part is string => typeof part === 'string' && members.has(part),
  )
}
