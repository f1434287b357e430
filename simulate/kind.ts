import { createHash } from 'node:crypto'
import { oncePer } from '@/rules/kernel/once'

/** Parts of a state that no step waits for: the past, and sums. */
const ASIDE = new Set([
  ...['accounts', 'past', 'steps', 'colpi', 'moves', 'shoes', 'corrections', 'settings', 'casse'],
  ...['colpoEnd', 'beforeDeal', 'lastHands', 'versions', 'limitsBefore', 'lines', 'cash', 'out'],
  ...['tableau', 'title', 'day', 'incidents', 'parts', 'rulings', 'dealt', 'settled', 'before'],
])
/** A person, a table or a card, by its name. */
const NAMED = /^(m\d+|@|T\d|[A-Za-z]+T\d|[2-9AJQK]|10|[0-9a-f]{8,})/

/**
 * The kind of a state: which parts of it there are, with persons, cards and sums left out. Two states of one kind differ
 * in who and how much, seldom in the steps that lead on.
 */
export const kindOf = (state: object): string =>
  createHash('md5').update(partOf(state)).digest('base64')

function partOf(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return value === 0 ? '0' : value < 0 ? '-' : '+'
    case 'string':
      return NAMED.test(value) ? '@' : value
    case 'object':
      return value === null ? '_' : partsOf(value)
    default:
      return `${value}`
  }
}

/** States share most of their parts, which are never changed in place. */
const partsOf = oncePer((value: object): string =>
  Array.isArray(value) ? kindsOf(value) : fieldsOf(value),
)

/** The kinds in a list, each once, and whether it has one or more. */
const kindsOf = (list: readonly unknown[]): string =>
  `[${[...new Set(list.map(partOf))].sort().join()}${list.length > 1 ? '*' : ''}]`

function fieldsOf(value: object): string {
  const fields = Object.entries(value)
  if (fields.every(([name]) => NAMED.test(name))) return kindsOf(fields.map(([, of]) => of))
  return `{${fields.map(([name, of]) => (ASIDE.has(name) ? '' : `${partOf(of)};`)).join('')}}`
}
