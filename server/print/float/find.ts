import { numbered } from '@/rules/float/room'
import type { Found, Made, PaperRequest } from '../found'
import { advancePaper, returnPaper } from './fill/advances'
import { bookPaper } from './fill/book'
import { countPaper, labelPaper } from './fill/boxes'
import { cardPaper } from './fill/card'
import type { FloatEvening, FloatFilling } from './fill/context'
import { gapPaper } from './fill/gaps'
import { movementPaper } from './fill/movements'
import { cardCountsPaper, tipsPaper } from './fill/records'
import { seriesPaper, slipPaper } from './fill/slips'
import { statementPaper } from './fill/statements'
import { yieldPaper } from './fill/yields'
import type { FloatHead } from './papers'
import { type FloatPaperKind, tiesTo } from './rights'

/** The folder of the float's papers below an evening. */
const FOLDER = 'float'

/** A paper that exists: its table and the member it names, for the ties, and its content. */
interface Sought {
  table: string | null
  own?: string | undefined
  content: FloatHead | null
  /** The last name under which prints are counted, where the address has several names for one paper. */
  counted?: string | undefined
}

/** A kind of paper: the number of names after it in the address, and how it is found by them. */
interface Kind {
  names: 0 | 1 | 2
  seek(filling: FloatFilling, what: string, which: string): Sought
}

/** A number of an address, written in one way only, so that a paper has one address; 0 for anything else. */
const whole = (text: string): number => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0)

const ofAdvance = ({ scene }: FloatFilling, number: number): Omit<Sought, 'content'> => {
  const advance = numbered(scene.room.advances, number)
  return { table: advance?.table ?? null, own: advance?.member }
}

/** Papers by kind. */
const KINDS: Readonly<Record<FloatPaperKind, Kind>> = {
  libretto: {
    names: 1,
    seek: (filling, table) => ({ table, content: bookPaper(filling, table) }),
  },
  dotazione: {
    names: 2,
    seek(filling, table, count) {
      const content = statementPaper(filling, table, count)
      return { table, content, counted: content ? String(content.line) : undefined }
    },
  },
  modulo: {
    names: 1,
    seek(filling, name) {
      const number = whole(name)
      const table = numbered(filling.scene.room.movements, number)?.table ?? null
      return { table, content: movementPaper(filling, number) }
    },
  },
  anticipazione: {
    names: 1,
    seek: (filling, name) => ({
      ...ofAdvance(filling, whole(name)),
      content: advancePaper(filling, whole(name)),
    }),
  },
  rientro: {
    names: 2,
    seek: (filling, name, nth) => ({
      ...ofAdvance(filling, whole(name)),
      content: returnPaper(filling, whole(name), whole(nth)),
    }),
  },
  etichetta: {
    names: 2,
    seek: (filling, table, name) => ({ table, content: labelPaper(filling, table, whole(name)) }),
  },
  'conta-cagnotte': {
    names: 2,
    seek: (filling, table, name) => ({ table, content: countPaper(filling, table, whole(name)) }),
  },
  asso: {
    names: 1,
    seek(filling, name) {
      const slip = numbered(filling.scene.room.slips, whole(name))
      const content = slipPaper(filling, whole(name))
      return { table: slip?.table ?? null, own: slip?.member, content }
    },
  },
  'plus-minus': {
    names: 1,
    seek(filling, name) {
      const table = numbered(filling.scene.room.gaps, whole(name))?.table ?? null
      return { table, content: gapPaper(filling, whole(name)) }
    },
  },
  rendimento: { names: 0, seek: (filling) => ({ table: null, content: yieldPaper(filling) }) },
  mance: { names: 1, seek: (filling, table) => ({ table, content: tipsPaper(filling, table) }) },
  carte: {
    names: 1,
    seek: (filling, table) => ({ table, content: cardCountsPaper(filling, table) }),
  },
  serie: {
    names: 2,
    seek: (filling, first, count) => ({
      table: null,
      content: seriesPaper(filling, whole(first), whole(count)),
    }),
  },
  cartello: { names: 1, seek: (filling, table) => ({ table, content: cardPaper(filling, table) }) },
}

const isKind = (kind: string): kind is FloatPaperKind => Object.hasOwn(KINDS, kind)

/**
 * The float's paper at a path below an evening: `float/libretto/<table>.pdf`, `float/dotazione/<table>/<apertura,
 * chiusura or line>.pdf`, `float/modulo/<movement>.pdf`, `float/anticipazione/<n>.pdf`, `float/rientro/<n>/<return>.pdf`,
 * `float/etichetta/<table>/<box>.pdf`, `float/conta-cagnotte/<table>/<box>.pdf`, `float/asso/<n>.pdf`,
 * `float/plus-minus/<n>.pdf`, `float/rendimento.pdf`, `float/mance/<table>.pdf`, `float/carte/<table>.pdf`,
 * `float/serie/<first number>/<how many>.pdf`, `float/cartello/<table>.pdf`. Null where there is no such paper, and in a house without floats.
 */
export function findFloatPaper(
  asked: PaperRequest,
  evening: FloatEvening,
  parts: readonly string[],
): Found<FloatPaperKind> | null {
  const [folder, kind = '', ...rest] = parts
    .join('/')
    .replace(/\.pdf$/, '')
    .split('/')
  const { room } = evening.scene
  if (folder !== FOLDER || !isKind(kind) || room.settings === null) return null
  const { names, seek } = KINDS[kind]
  if (rest.length !== names) return null
  const filling: FloatFilling = { ...evening, asked }
  const [what = '', which = ''] = rest
  const { table, own, content, counted } = seek(filling, what, which)
  if (!content) return null
  const ties = tiesTo(asked, room, { kind, table, own })
  const known = counted === undefined ? rest : [...rest.slice(0, -1), counted]
  return { kind, ties, make: () => made(filling, [kind, ...known], content) }
}

/** A paper's file name and the name under which its prints are counted. */
function made(
  { asked, evening }: FloatFilling,
  names: readonly string[],
  content: FloatHead,
): Made {
  return {
    name: `${names.join('-')}-${evening.day}.pdf`,
    counted: [asked.evening, FOLDER, ...names, ...stateOf(content, asked.journal)].join('/'),
    sealed: asked.journal,
    content,
  }
}

/**
 * A paper that is still provisional is another one at each state of the journal; a day book that was reopened is another
 * one at each closing.
 */
function stateOf(content: FloatHead, journal: string | null): string[] {
  const { closedAt, isFinal } = content as { closedAt?: number | null; isFinal?: boolean }
  if (typeof closedAt === 'number') return [String(closedAt)]
  return closedAt === null || isFinal === false ? [journal ?? 'now'] : []
}
