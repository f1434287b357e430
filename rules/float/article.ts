import type { Article, Evolve, RefusalTexts } from '../kernel/article'
import type { AnyEvent, CommandRule } from '../kernel/decider'
import type { FloatRole, Scene } from './scene'
import type { FloatRoom } from './state/room'

type SceneRules<E> = Readonly<Record<string, CommandRule<Scene, E, unknown>>>

/** An article of the float: its commands see the scene, its events change the room. */
export interface FloatArticle<E extends AnyEvent, R, Id extends string> {
  readonly id: Id
  readonly commands: R
  readonly evolve: Evolve<FloatRoom, E>
  readonly refusals: RefusalTexts
}

/**
 * `const { article, command } = floatArticle<OfficeEvent>()`: as in a game. `Other` are events of other articles that a
 * command of this one may cause. A member gives its commands for others, by the office they hold.
 */
export const floatArticle = <E extends AnyEvent, Other extends AnyEvent = never>() => ({
  command: <P>(
    rule: CommandRule<Scene, E | Other, P, FloatRole, 'anywhere'>,
  ): CommandRule<Scene, E | Other, P, FloatRole, 'anywhere'> => rule,
  article: <R extends SceneRules<E | Other>, const Id extends string>(
    declared: FloatArticle<E, R, Id>,
  ): FloatArticle<E, R, Id> => declared,
})

/** The commands of an article as a game has them, over its own state. */
type RulesOver<S, R> = {
  readonly [K in keyof R]: R[K] extends CommandRule<Scene, infer E, infer P, infer Role, infer From>
    ? CommandRule<S, E, P, Role, From>
    : never
}

/** An article of the float as a game has it. */
export type ArticleOver<S, A> =
  A extends FloatArticle<infer E, infer R, infer Id> ? Article<S, E, RulesOver<S, R>, Id> : never
