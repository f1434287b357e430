/** enforced by the software · prompted to the right person · recorded as a person reports it · notice only. */
export const PROVISION_KINDS = ['enforced', 'prompted', 'recorded', 'notice'] as const
export type ProvisionKind = (typeof PROVISION_KINDS)[number]

/** A provision's words in one language: our own, not the source's. */
export interface Wording {
  title: string
  text: string
  example: string
}

/** One numbered sentence of the regulation, in both languages. */
export interface Provision {
  kind: ProvisionKind
  it: Wording
  en: Wording
  /** Ids of further sentences of the sources that say the same; absent where there are none. */
  sources?: readonly string[]
}

/** Title, text, example: a tuple keeps the tables below readable. */
type Words = readonly [title: string, text: string, example: string]

/** One provision from its kind and its words in Italian and English. */
export function provision(
  kind: ProvisionKind,
  it: Words,
  en: Words,
  sources: readonly string[] = [],
): Provision {
  const wording = ([title, text, example]: Words): Wording => ({ title, text, example })
  const said = { kind, it: wording(it), en: wording(en) }
  return sources.length > 0 ? { ...said, sources } : said
}

/** An article's number and name, and its provisions by their id, in the order of the regulation. */
export interface ArticleWords {
  id: string
  title: { it: string; en: string }
  provisions: Readonly<Record<string, Provision>>
}

/** Every provision of a regulation by its id. */
export type ProvisionsOf<R extends readonly ArticleWords[]> = {
  readonly [Id in keyof Every<R[number]['provisions']> & string]: Provision
}

/** The intersection of a union's members. */
type Every<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The provisions of all articles by their id, in the regulation's order. */
export const provisionsOf = <const R extends readonly ArticleWords[]>(
  regulation: R,
): ProvisionsOf<R> =>
  Object.assign({}, ...regulation.map(({ provisions }) => provisions)) as ProvisionsOf<R>

/** Finds a provision of a regulation by its id; null for an id that it does not have. */
export const provisionFinder =
  (provisions: Readonly<Record<string, Provision>>) =>
  (id: string): Provision | null =>
    Object.hasOwn(provisions, id) ? (provisions[id] ?? null) : null
