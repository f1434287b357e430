/** enforced by the software · prompted to the right person · recorded as a person says · notice only. */
export const KINDS = ['enforced', 'prompted', 'recorded', 'notice'] as const
export type Kind = (typeof KINDS)[number]

/** A provision's words in one language: ours, not the source's. */
export interface Wording {
  title: string
  text: string
  example: string
}

export interface Provision {
  kind: Kind
  it: Wording
  en: Wording
}

/** Three strings a language keep the tables below readable: title, text, example. */
type Words = readonly [title: string, text: string, example: string]

/** One provision from its kind and its words in Italian and English. */
export function provision(kind: Kind, it: Words, en: Words): Provision {
  const wording = ([title, text, example]: Words): Wording => ({ title, text, example })
  return { kind, it: wording(it), en: wording(en) }
}
