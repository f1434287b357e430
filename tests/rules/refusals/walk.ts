import type { RefusalTexts } from '@/rules/kernel/article'
import type { Actor, Ruling } from '@/rules/kernel/decider'
import { type CommandType, type PokerCommand, poker } from '@/rules/poker/decider'
import type { Scene } from '../support/scene'

/** A situation, who commands what in it, and the reason for which it is refused; `accepted` when it is not. */
export type Row = readonly [reason: string, scene: Scene, by: Actor, command: PokerCommand]

/**
 * One command refused again and again: each row mends the reason of the row before and nothing else, so that its own
 * reason was there already and stood behind the other.
 */
export interface Walk {
  type: CommandType
  rows: readonly Row[]
}

export const walk = (...rows: readonly Row[]): Walk => {
  const [first] = rows
  if (!first) throw new Error('a walk has rows')
  return { type: first[3].type, rows }
}

/** The reason for which a row is refused. */
export function rulingOf([, scene, by, command]: Row): Ruling | null {
  const decision = scene.decide(command, by)
  return decision.accepted ? null : decision.ruling
}

/** The list whose sentence the screen says for this ruling. */
export function listSpeaking(ruling: Ruling): RefusalTexts | undefined {
  const said = poker.sentence(ruling)
  return poker.allRefusals.find((list) => said !== null && list[ruling.code] === said)
}

/** Values that the sentence names and the ruling does not give. */
export const valuesLacking = (ruling: Ruling): string[] =>
  [...(listSpeaking(ruling)?.[ruling.code]?.it.matchAll(/\{(\w+)\}/g) ?? [])]
    .map(([, name = '']) => name)
    .filter((name) => ruling.say[name] === undefined)
