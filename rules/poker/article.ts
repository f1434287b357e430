import { articleOf as anyArticleOf } from '../kernel/article'
import type { AnyEvent } from '../kernel/decider'
import type { Evening } from './evening'
import type { From, Role } from './frame/roles'

/**
 * `const { article, command } = articleOf<RestoEvent>()`: an article of the poker room, and its commands. `Other` are
 * events of other articles that a command here may bring about.
 */
export const pokerArticle = <E extends AnyEvent, Other extends AnyEvent = never>() =>
  anyArticleOf<Evening, E, Other, Role, From>()
