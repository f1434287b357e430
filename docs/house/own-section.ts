import { provisionsNamedIn } from './named'

/** A source file, its path from the root of the project. */
export interface Source {
  file: string
  text: string
}

/** The rule sets, by the folder of `rules/` that has their sections. */
export const RULE_SETS = [
  'poker',
  'chemin-de-fer',
  'black-jack',
  'trente-et-quarante',
  'float',
] as const
export type RuleSet = (typeof RULE_SETS)[number]

/** An enforced provision, and the files of the rules that name it outside the lists of words. */
export interface Row {
  id: string
  /** The section's folder, as `rules/black-jack/03-stakes`. */
  section: string
  isAtHome: boolean
  /** Files of other folders that name it, when none of its own section does. */
  elsewhere: readonly string[]
}

const WORDS = /(?:^|\/)(?:provisions|sentences|refusals)\.ts$|\/telling\/|\/views\//
const DECLARED = /^ {2}'([^']+)': provision\(\s*'enforced'/gm

/**
 * The enforced provisions of a rule set, each with whether a file of its own section names it: as the reason of a
 * refusal, or as the source of a function. A section's lists of words do not count.
 */
export function rowsOf(rules: RuleSet, sources: readonly Source[]): Row[] {
  const own = sources.filter(({ file }) => file.startsWith(`rules/${rules}/`))
  const acting = own
    .filter(({ file }) => !WORDS.test(file))
    .map(({ file, text }) => ({ file, names: provisionsNamedIn(text) }))
  return own
    .filter(({ file }) => /\/\d\d-[^/]+\/provisions\.ts$/.test(file))
    .flatMap(({ file, text }) => {
      const section = file.slice(0, file.lastIndexOf('/'))
      return [...text.matchAll(DECLARED)].map(([, id = '']) => {
        const naming = acting.filter(({ names }) => names.has(id)).map((one) => one.file)
        const isAtHome = naming.some((one) => one.startsWith(`${section}/`))
        return { id, section, isAtHome, elsewhere: isAtHome ? [] : naming }
      })
    })
}

/** The part of these provisions, from 0 to 1, that their own section names. */
export const shareAtHome = (rows: readonly Row[]): number =>
  rows.length === 0 ? 1 : rows.filter(({ isAtHome }) => isAtHome).length / rows.length
