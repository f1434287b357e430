import { resolve } from './arrows'
import { importsOf, type Source } from './sources'

/** The files that every section of a regulation has; its words are found by these names. */
const ALWAYS = ['section', 'provisions', 'refusals']
/** Folders of words that lay beside the sections, by kind. */
const BY_KIND = /^rules\/[^/]+\/(wording|refusals)\//
const SECTION = /^rules\/([^/]+)\/(\d\d-[^/]+)\/(.+)\.ts$/
const LOOSE = /^rules\/[^/]+\/\d\d-[^/]+\.ts$/
/** Games share these; `banked` has no sections. */
const WITHOUT_SECTIONS = /^rules\/(kernel|banked)\//

/** The files of each section by the section's folder, without their ending. */
function sectionsIn(sources: readonly Source[]): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  for (const { file } of sources) {
    const [, game, section, name] = SECTION.exec(file) ?? []
    if (section === undefined || name === undefined) continue
    const folder = `rules/${game}/${section}`
    sections.set(folder, [...(sections.get(folder) ?? []), name])
  }
  return sections
}

/** Rule sets with sections: every game, and the float. */
export const setsIn = (sources: readonly Source[]): string[] => [
  ...new Set([...sectionsIn(sources).keys()].map((folder) => folder.split('/')[1] ?? '')),
]

/** Faults of the sections' shape, as sentences; none when each is one room. */
export function misshapen(sources: readonly Source[]): string[] {
  const rules = sources.filter(
    ({ file }) => file.startsWith('rules/') && !WITHOUT_SECTIONS.test(file),
  )
  const missing = [...sectionsIn(rules)].flatMap(([folder, names]) =>
    ALWAYS.filter((name) => !names.includes(name)).map((name) => `${folder} has no ${name}.ts`),
  )
  const astray = rules.flatMap(({ file }) => {
    if (LOOSE.test(file)) return [`${file} lies beside its section`]
    return BY_KIND.test(file) ? [`${file} lies outside its section`] : []
  })
  return [...missing, ...astray, ...rules.flatMap(importsOfOthers)]
}

/** A section's imports of another section; only types of events may be. */
function importsOfOthers(source: Source): string[] {
  const own = SECTION.exec(source.file)
  if (!own) return []
  return importsOf(source).flatMap(({ request, typeOnly }) => {
    const target = SECTION.exec(`${resolve(source.file, request)}.ts`)
    const isOther = target !== null && target[1] === own[1] && target[2] !== own[2]
    return isOther && !typeOnly ? [`${source.file} imports ${request} of another section`] : []
  })
}
