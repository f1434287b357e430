import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Used {
  file: string
  area: string
  key: string
}

/** The areas of texts that screens use: all except the printed pages. */
export function areasIn(): string[] {
  return readdirSync(path.join(ROOT, 'messages/it'))
    .map((file) => path.basename(file, '.json'))
    .filter((area) => area !== 'print')
}

/** Each text that a component names by a plain string, with the area that its function uses. */
export function textsUsed(): Used[] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => usedIn(path.join(folder, file))),
  )
}

function usedIn(file: string): Used[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  // A function's own `const t = useT('area')` gives the area of the calls after it, up to the next one.
  const parts = text.split(/(?=const \w+ = useT\(')/)
  return parts.flatMap((part) => {
    const [, name, area] = /^const (\w+) = useT\('(\w+)'\)/.exec(part) ?? []
    if (!name || !area) return []
    const plain = new RegExp(`\\b${name}(?:\\.rich)?\\(\\s*'([\\w.-]+)'`, 'g')
    const either = new RegExp(`\\b${name}\\([^()'\`]*\\?\\s*'([\\w.-]+)'\\s*:\\s*'([\\w.-]+)'`, 'g')
    return [...part.matchAll(plain), ...part.matchAll(either)]
      .flatMap(([, ...keys]) => keys)
      .map((key) => ({ file, area, key }))
  })
}
