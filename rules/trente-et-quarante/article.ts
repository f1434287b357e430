import type { From, Role } from '../banked/frame/roles'
import { articleOf as anyArticleOf } from '../kernel/article'
import type { AnyEvent } from '../kernel/decider'
import type { Evening } from './state/evening'

/**
 * `const { article, command } = trenteArticle<StakeEvent>()`: makes a section of the register, and its commands.
 * `Other` are events of other sections that a command of this one may cause.
 */
export const trenteArticle = <E extends AnyEvent, Other extends AnyEvent = never>() =>
  anyArticleOf<Evening, E, Other, Role, From>()
