import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes'

const PAGE = path.join(ROOT, 'docs/performance.md')

/** Replaces a part's figures in the page of promises, with the day and the machine. Throws when the page has no such part. */
export function writeFigures(
  part: string,
  machine: string,
  lines: readonly string[],
  words = part,
): void {
  const day = new Date().toISOString().slice(0, 10)
  const figures = [`npm run bench -- ${words} · ${day} · ${machine}`, '', ...lines].join('\n')
  const page = readFileSync(PAGE, 'utf8')
  const place = new RegExp(`(<!-- figures of ${part} -->\n\n\`\`\`text\n)[^]*?(\n\`\`\`)`)
  if (!place.test(page)) throw new Error(`docs/performance.md has no figures of ${part}`)
  writeFileSync(
    PAGE,
    page.replace(place, (_, before, after) => before + figures + after),
  )
}
