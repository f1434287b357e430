import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { PAGES } from '../../docs/pages'
import { claims } from './proofs'
import { allSources, ROOT, type Source } from './sources'

const FOLDER = 'docs/readings'

/** A code, the page that has to explain it, and a file that cites it. */
export interface Citation {
  page: string
  code: string
  file: string
}

/** A row of a page: the code, and the articles that it reads. */
export interface Reading {
  page: string
  code: string
  articles: readonly string[]
}

/** These series are of one page wherever they are cited; a capital letter is of the game of its room. */
const PAGE_OF_SERIES: Readonly<Record<string, string>> = {
  cf: 'chemin-de-fer',
  cr: 'chemin-de-fer',
  cd: 'chemin-de-fer',
  ch: 'changeur',
  chr: 'changeur',
}
const NAMED = /(?<![\w.#-])(?:chr?|c[dfr])\d\w*/g
/** Letters of provisions, tables (`T1`) and lists (`L1`) are not among the letters of the readings. */
const LETTERED = /(?<![\w.#@$-])[A-IM-OR]\d{1,2}(?!\w|\.[a-z])/g
const SERIES = '(chr?|c[dfr]|(?<![\\w.])[A-IM-OR])'
const RANGE = new RegExp(`\\b${SERIES}(\\d{1,2})(?:–|\\s+to\\s+)\\1(\\d{1,2})(?!\\w)`, 'g')
/** Forms that the patterns above would read wrongly or not at all, as `cf30–32` or `cf 43`. */
const UNREADABLE = new RegExp(
  [
    `\\b${SERIES}\\d{1,2}(?:[-–—/&+]\\s?\\d|,\\s?\\d+(?![\\w.])|[-—/&+]\\s?\\1\\d|\\s(?:and|or|to)\\s\\d)`,
    '\\b(?:[Cc][DFRdfr]|[Cc][Hh][Rr]?)[ .-]\\d+\\b',
    '\\b(?!c)(?:C[dfrDFR]|C[Hh][rR]?)\\d+\\b',
  ].join('|'),
  'g',
)
/** Sizes of paper, and text in backquotes, which names code. */
const NO_CODE = /\bon A[456]\b|\bA[456] (?:page|sheet)s?\b|`[^`\n]*`/g

/** Poker is the game of each room that names no other; rules of several games cite provisions only. */
const pageOf = (file: string): string =>
  /black-jack|trente-et-quarante/.exec(file)?.[0] ??
  (/chemin|float|banked/.test(file) ? 'no page of this room' : 'poker')

/** The codes that a text cites; a range cites each code between its ends. */
export function codesIn(text: string, file: string): Citation[] {
  const words = text.replace(NO_CODE, ' ')
  const ranges = [...words.matchAll(RANGE)].flatMap(([, series = '', from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${series}${Number(from) + i}`),
  )
  const single = [...words.matchAll(NAMED), ...words.matchAll(LETTERED)].map(([code]) => code)
  return [...new Set([...single, ...ranges])].map((code) => ({
    page: PAGE_OF_SERIES[/^[a-z]+/.exec(code)?.[0] ?? ''] ?? pageOf(file),
    code,
    file,
  }))
}

/** The places that look like a code, but in a form that `codesIn` does not read. */
export const unreadableIn = (text: string): string[] =>
  [...text.replace(NO_CODE, ' ').matchAll(UNREADABLE)].map(([form]) => form)

/** Comments of the sources, names of tests, texts of the screens and pages, each with its file. */
export function citingTexts(): Source[] {
  const comments = allSources().flatMap(({ file, text }) =>
    parseSync(file, text).comments.map(({ value }) => ({ file, text: value })),
  )
  const names = claims().map(({ file, claim }) => ({ file, text: claim }))
  return [...comments, ...names, ...messages(), ...pages()]
}

const messages = (): Source[] => under('messages', '.json')

/** The pages of the project but for the readings themselves, and those that a program writes. */
const pages = (): Source[] =>
  [...under('docs', '.md'), ...under('tests/journals', '.md'), ...under('.', '.md', false)].filter(
    ({ file }) => !file.startsWith(`${FOLDER}/`) && !(file.slice('docs/'.length) in PAGES),
  )

function under(folder: string, ending: string, recursive = true): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
}

const ROW = /^\| ((?:chr?|c[dfr]|[A-Z])\d+) *\| ([^|]*) \| ([^|]+) \| ([^|]+) \|$/gm

/** Every row of every page; a line of a table that has no code is no row. */
export function readings(): Reading[] {
  if (!existsSync(path.join(ROOT, FOLDER))) return []
  return under(FOLDER, '.md').flatMap(({ file, text }) =>
    [...text.matchAll(ROW)].map(([, code = '', articles = '']) => ({
      page: path.basename(file, '.md'),
      code,
      articles: articles.trim().split(', '),
    })),
  )
}

/** Lines of the pages' tables that are neither a heading nor a row. */
export const oddLines = (): string[] =>
  under(FOLDER, '.md').flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| (?:Code|-+) +\|/.test(line))
      .filter((line) => line.search(ROW) !== 0),
  )
