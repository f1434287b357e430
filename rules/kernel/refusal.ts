import type { RefusalTexts } from './article'
import type { Refusal, Refused } from './decider'
import type { Parts, Said, Sentence } from './tell'

/** The article of a provision: `2` of `2.1`. */
type ArticleOf<P> = P extends `${infer Article}.${string}` ? Article : never

/** The lists of a game's articles, by number. */
type Lists<P> = Readonly<Record<ArticleOf<P>, RefusalTexts>>

/** The codes that a refusal by a provision may have: its article's own, and the shared ones. */
type CodeOf<P, Own, Shared> = null extends P
  ? keyof Shared & string
  : (keyof Shared | keyof Own[ArticleOf<P> & keyof Own]) & string

/** The sentence of a code under a provision: its article's own comes first. */
type SentenceOf<P, C, Own, Shared> = (
  null extends P
    ? unknown
    : Own[ArticleOf<P> & keyof Own]
) extends infer List
  ? C extends keyof List
    ? List[C]
    : C extends keyof Shared
      ? Shared[C]
      : never
  : never

/** The arguments after the code: the values that its sentence names, else nothing. */
type Values<S> = S extends Sentence ? Said<S> : never

/**
 * Refuses a command by a provision, or by null before any article. The code is one of the provision's article or a
 * shared one, and the values are those in the code's sentence. Anything else does not compile.
 */
export type Refuse<Provision extends string, Own extends Lists<Provision>, Shared> = <
  const P extends Provision | null,
  const C extends CodeOf<P, Own, Shared>,
>(
  provision: P,
  code: C,
  ...values: Values<SentenceOf<P, C, Own, Shared>>
) => Refused

/** A refusal of any game; a game's own `refuse` checks its provision, code and values. */
export const anyRefusal = (provision: string | null, code: string, parts: Parts = {}): Refused => ({
  accepted: false,
  refusal: { provision, code, parts },
})

/**
 * A game's `refuse`, typed by its provisions, the lists of its articles and the shared lists: `refusing<ProvisionId,
 * Own, typeof FRAME_REFUSALS>()`.
 */
export const refusing = <Provision extends string, Own extends Lists<Provision>, Shared>(): Refuse<
  Provision,
  Own,
  Shared
> => anyRefusal

/** Finds a refusal's sentence: in the list of its provision's article, else in the shared lists, else null. */
export function speaking(
  byArticle: ReadonlyMap<string, RefusalTexts>,
  shared: readonly RefusalTexts[] = [],
): (refusal: Pick<Refusal, 'provision' | 'code'>) => Sentence | null {
  return ({ provision, code }) => {
    const own = byArticle.get(provision?.split('.')[0] ?? '')
    const lists = own ? [own, ...shared] : shared
    return lists.find((texts) => Object.hasOwn(texts, code))?.[code] ?? null
  }
}
