import { articleOf as anyArticleOf } from '../kernel/article'
import type { AnyEvent } from '../kernel/decider'
import type { Evening } from './evening'
import type { From, Role } from './frame/roles'

/**
 * `const { article, command } = pokerArticle<RestoEvent>()`: makes an article of the poker room, and its commands.
 * `Other` are events of other articles that a command of this one may cause.
 */
export const pokerArticle = <E extends AnyEvent, Other extends AnyEvent = never>() =>
  anyArticleOf<Evening, E, Other, Role, From>()
