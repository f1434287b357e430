import type { Source } from './sources'

/** The keys of a file of messages in order, as `section.key`. */
export function keysUnder(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === 'string' ? [name] : keysUnder(child).map((key) => `${name}.${key}`),
  )
}

/** Whether a key of an area is named somewhere. */
export type Naming = (area: string, key: string) => boolean

/**
 * Where these sources name keys: by a plain string, by a template with a fixed start (`status.${one}`), or by the way to
 * it (`m.board.title`). A string counts in a file that names its area. That a named key exists is checked by the compiler.
 */
export function namingIn(sources: readonly Source[]): Naming {
  const files = sources.map((source) => ({ text: source.text, named: namedIn(source) }))
  const byArea = new Map<string, readonly Naming[]>()
  const speakingOf = (area: string) => {
    // Words of paper are used in files that do not name their area.
    const mentions = ({ text }: { text: string }) => area === 'print' || text.includes(area)
    const speaking = byArea.get(area) ?? files.filter(mentions).map(({ named }) => named)
    byArea.set(area, speaking)
    return speaking
  }
  return (area, key) => speakingOf(area).some((named) => named(area, key))
}

function namedIn({ file, text }: Source): Naming {
  // Words of paper are given on from `server/print/words.ts`, so that the files that use them do not name their area.
  const isPaper = /^server\/.*print/.test(file)
  // `messagesFor(locale).admin.verify`: the keys in that file begin after `verify.`.
  const [, within, section] = /messagesFor\([^)]*\)\.(\w+)\.([\w.]+)/.exec(text) ?? []
  const plain = new Set([...text.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key))
  const made = [...text.matchAll(/`([\w-]+\.[\w.-]*(?:\$\{[^`]*?\}[\w.-]*)+)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  )
  const areas = new Map<string, { speaks: boolean; leads: boolean }>()
  const about = (area: string) => {
    const known = areas.get(area) ?? {
      speaks: area === 'print' ? isPaper : text.includes(`'${area}'`),
      leads: text.includes(`.${area}.`),
    }
    areas.set(area, known)
    return known
  }
  const names = (key: string) => plain.has(key) || made.some((pattern) => pattern.test(key))
  return (area, key) => {
    const { speaks, leads } = about(area)
    if (leads && text.includes(`.${area}.${key}`)) return true
    if (within === area && section && key.startsWith(`${section}.`))
      return names(key.slice(section.length + 1))
    return speaks && names(key)
  }
}

export function textsUnder(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsUnder) : []
}
