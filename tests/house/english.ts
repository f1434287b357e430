import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { ROOT, type Source } from './sources'

/** A sentence that a reader with school English reads twice, and why. */
export interface Hard {
  file: string
  line: number
  sentence: string
  because: string
}

/** Words that begin a sentence whose subject comes late, unless it asks. */
const OPENINGS = /^(who|whom|whose|what|which|whoever|whatever|whichever)\b/i

/** Words that school English does not teach, or that the house has another word for. */
const WORDS: Readonly<Record<string, string>> = {
  he: 'they, or the role',
  him: 'them, or the role',
  his: 'their, or the role',
  himself: 'themselves, or the role',
  albeit: 'although',
  befall: 'happen to',
  befalls: 'happens to',
  hence: 'so',
  hitherto: 'until now',
  lest: 'so that … not',
  nought: 'nothing',
  thereby: 'by that',
  thereof: 'of it',
  thereupon: 'then',
  thus: 'so',
  whence: 'from which',
  wherein: 'in which',
  whereof: 'of which',
  whereupon: 'after which',
  whilst: 'while',
}
const HARD_WORD = new RegExp(`\\b(${Object.keys(WORDS).join('|')})\\b`, 'i')

/** The sentences of a text that are hard to read. */
export function hardSentences(text: string): { sentence: string; because: string }[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (OPENINGS.test(sentence) && !sentence.endsWith('?'))
      return [{ sentence, because: 'the subject comes first' }]
    const word = HARD_WORD.exec(withoutCode(sentence))?.[1]
    return word ? [{ sentence, because: `${word}: ${WORDS[word.toLowerCase()]}` }] : []
  })
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())

/** What stands in backquotes or in quotes is a name or somebody's words. */
const withoutCode = (sentence: string): string => sentence.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, '')

/** The hard sentences in the comments of a source file. */
export function hardComments({ file, text }: Source): Hard[] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const blocks: { text: string; start: number; end: number }[] = []
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const words = type === 'Block' ? value.replace(/\n\s*\*+/g, '\n') : value
    const before = blocks.at(-1)
    // Comments of one line each that follow one another are one text.
    if (type === 'Line' && before && /^\s*$/.test(text.slice(before.end, start))) {
      before.text += ` ${words}`
      before.end = end
    } else blocks.push({ text: words.replace(/^\*+/, '').trim(), start, end })
  }
  return blocks.flatMap((block) =>
    hardSentences(block.text).map((hard) => ({ file, line: lineAt(block.start), ...hard })),
  )
}

const TITLE = /^\s*(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)+)\1/gm
/** A provision's id, or the name of a setting, before the claim. */
const PREFIX = /^(?:[A-Z]+\d*(?:\.\d+)*[a-z]?,?\s+|setting \w+: )+/

/** The hard sentences among the names of a file's tests. */
export function hardTitles({ file, text }: Source): Hard[] {
  return [...text.matchAll(TITLE)].flatMap((found) => {
    const line = text.slice(0, found.index).split('\n').length
    const title = (found[2] ?? '').replace(PREFIX, '')
    return hardSentences(title).map((hard) => ({ file, line, ...hard }))
  })
}

/** Pages that are written by a program, from texts which stand elsewhere. */
const GENERATED = ['docs/regulation.md', 'docs/security.md']

/** The pages of the project for its developers and its clubs. */
export function pages(): Source[] {
  const folders = ['.', 'docs', 'docs/decisions', 'tests/journals']
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder)).map((name) => path.posix.join(folder, name)),
    )
    .filter((file) => file.endsWith('.md') && !GENERATED.includes(file))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
}

/** The hard sentences of a page; code in it, and the lines of a table's frame, are not read. */
export function hardPage({ file, text }: Source): Hard[] {
  const prose = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
  let line = 1
  return prose.split(/\n(?=\s*\n|[-*|#>] |\d+\. )/).flatMap((block) => {
    const from = line + (/^\n*/.exec(block)?.[0].length ?? 0)
    line += block.split('\n').length
    const words = block
      .trim()
      .replace(/^([-*|#>]+|\d+\.)\s*/, '')
      .replace(/\*\*|__/g, '')
    return hardSentences(words).map((hard) => ({ file, line: from, ...hard }))
  })
}
