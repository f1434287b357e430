import type { RefusalTexts } from './article'
import type { Refusal, Refused } from './decider'
import type { ArticleWords } from './provision'
import type { Parts, Said, Sentence } from './tell'

/** The article of a provision whose id begins with it: `2` of `2.1`. */
type PrefixOf<P> = P extends `${infer Article}.${string}` ? Article : never

/** The article of each provision, for a regulation whose ids begin with their article. */
type ByPrefix<P extends string> = { readonly [Id in P]: PrefixOf<Id> }

/** The article of each provision, from the words of a regulation. */
export type ArticlesOf<R extends readonly ArticleWords[]> = {
  readonly [A in R[number] as keyof A['provisions'] & string]: A['id']
}

/** The codes that a refusal by a provision may have: its article's own, and the shared ones. */
type CodeOf<P, Own, Shared, Of> = null extends P
  ? keyof Shared & string
  : (keyof Shared | keyof Own[Of[P & keyof Of] & keyof Own]) & string

/** The sentence of a code under a provision: its article's own comes first. */
type SentenceOf<P, C, Own, Shared, Of> = (
  null extends P
    ? unknown
    : Own[Of[P & keyof Of] & keyof Own]
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
export type Refuse<Provision extends string, Own, Shared, Of = ByPrefix<Provision>> = <
  const P extends Provision | null,
  const C extends CodeOf<P, Own, Shared, Of>,
>(
  provision: P,
  code: C,
  ...values: Values<SentenceOf<P, C, Own, Shared, Of>>
) => Refused

/** A refusal of any game; a game's own `refuse` checks its provision, code and values. */
export const anyRefusal = (provision: string | null, code: string, parts: Parts = {}): Refused => ({
  accepted: false,
  refusal: { provision, code, parts },
})

/** Whether a function that finds a value or refuses has refused. */
export const isRefused = (one: object): one is Refused => 'refusal' in one

/** The lists of refusals of a game's articles, by the article's id. */
type Lists<Of> = Readonly<Record<Of[keyof Of] & string, RefusalTexts>>

/**
 * A game's `refuse`, typed by its provisions, the lists of its articles and the shared lists: `refusing<ProvisionId,
 * Own, typeof FRAME_REFUSALS>()`. A game whose provisions do not begin with their article names it (`ArticlesOf`).
 */
export const refusing = <
  Provision extends string,
  Own extends Lists<Of>,
  Shared,
  Of = ByPrefix<Provision>,
>(): Refuse<Provision, Own, Shared, Of> => anyRefusal

/** The part of a provision's id before its first point. */
const prefixOf = (provision: string): string => provision.split('.')[0] ?? ''

/** The article of a provision in this regulation; one that it does not have belongs to the article its id begins with. */
export function articleFinder(regulation: readonly ArticleWords[]): (provision: string) => string {
  const articles = new Map(
    regulation.flatMap(({ id, provisions }) =>
      Object.keys(provisions).map((provision) => [provision, id] as const),
    ),
  )
  return (provision) => articles.get(provision) ?? prefixOf(provision)
}

/** Finds a refusal's sentence: in the list of its provision's article, else in the shared lists, else null. */
export function speaking(
  byArticle: ReadonlyMap<string, RefusalTexts>,
  shared: readonly RefusalTexts[] = [],
  articleOf: (provision: string) => string = prefixOf,
): (refusal: Pick<Refusal, 'provision' | 'code'>) => Sentence | null {
  return ({ provision, code }) => {
    const own = provision === null ? undefined : byArticle.get(articleOf(provision))
    const lists = own ? [own, ...shared] : shared
    return lists.find((texts) => Object.hasOwn(texts, code))?.[code] ?? null
  }
}

/** A refusal of a game in the form for screens: with its game, and its sentence in both languages. */
export const toldBy = (
  decider: { game: string; sentence(refusal: Refusal): Sentence | null },
  refusal: Refusal,
) => ({ ...refusal, game: decider.game, sentence: decider.sentence(refusal) })
