import { memberEvenings, tableauById } from '@/db/queries/tableaux'
import { NO_CHIPS, plus } from '@/rules/kernel/chips'
import { DEVICE } from '../access/identity'
import { DESK, MEMBERS, type Right, refusalOf } from '../access/rights'
import { Problem } from '../common/errors'
import type { Papers } from '../games/game'
import type { documents } from '../print/documents'
import type { Found, Made, PaperRequest } from '../print/found'
import type { StatementPaper } from '../print/papers'
import type { Paper } from '../print/render'
import { running } from '../running/running'
import { honourPaper } from './honourPaper'
import { monthPaper } from './monthPaper'

/** A paper that may be printed, with the address of the module that sets it. */
export interface Printable extends Omit<Made, 'content'> {
  paper: Paper
  documents: string
}

/** Rights to each paper of the house itself. */
export const HOUSE_PAPERS = {
  estratto: MEMBERS,
  mese: DESK,
  cartoncino: [...MEMBERS, DEVICE],
} as const satisfies Readonly<Record<keyof typeof documents, readonly Right[]>>

const HOUSE = {
  documents: new URL('../print/documents.ts', import.meta.url).href,
  rights: HOUSE_PAPERS,
}
type Asked = Omit<PaperRequest, 'evening' | 'journal'>
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The paper at a path below `/print/<slug>/`: the house's own, or one of the game whose evening it names. Null where
 * there is none. Throws Problem when its kind is not for the caller.
 */
export async function find(asked: Asked, parts: readonly string[]): Promise<Printable | null> {
  const sought = await seek(asked, parts)
  if (!sought?.found) return null
  const { kind, ties, make } = sought.found
  const { documents, rights } = sought.of
  const may = Object.hasOwn(rights, kind) ? rights[kind] : []
  const refusal = refusalOf(asked.identity, may ?? [], { ties })
  if (refusal) throw new Problem(refusal)
  const made = await make()
  if (!made) return null
  const { content, ...print } = made
  return { ...print, paper: { kind, content }, documents }
}

/** The documents that set a paper, and the rights to each kind. */
type Source = Pick<Papers<unknown>, 'documents' | 'rights'>

async function seek(
  asked: Asked,
  parts: readonly string[],
): Promise<{ of: Source; found: Found | null } | null> {
  if (parts.length === 1 && parts[0] === 'estratto.pdf') {
    return { of: HOUSE, found: statement(asked) }
  }
  if (parts[0] === 'mese' && parts.length === 2 && parts[1]?.endsWith('.pdf')) {
    return { of: HOUSE, found: month(asked, parts[1].slice(0, -'.pdf'.length)) }
  }
  if (parts[0] === 'cartoncino' && parts.length === 2 && parts[1]?.endsWith('.pdf')) {
    return { of: HOUSE, found: honour(asked, parts[1].slice(0, -'.pdf'.length)) }
  }
  const [evening = '', ...rest] = parts
  if (!UUID.test(evening) || !rest.at(-1)?.endsWith('.pdf')) return null
  if (rest.join('/') === 'tableau/import.pdf')
    return await imported({ ...asked, evening, journal: null })
  const stream = await running().streams.find(asked.identity.clubId, evening)
  const papers = stream?.game.papers
  if (!papers) return null
  // Both are read at once: the hash is that of the very state which is printed.
  const { state, hash: journal } = stream
  return { of: papers, found: await papers.find({ ...asked, evening, journal }, state, rest) }
}

/** The tableau of an imported evening; the address names the tableau itself, because no evening is kept. */
async function imported(asked: PaperRequest): Promise<{ of: Source; found: Found } | null> {
  const { sql, games } = running()
  const kept = await tableauById(sql, asked.identity.clubId, asked.evening)
  if (kept?.source !== 'import') return null
  const papers = Object.hasOwn(games, kept.game) ? games[kept.game]?.papers : undefined
  return papers?.imported ? { of: papers, found: papers.imported(asked, kept) } : null
}

/** A month for the treasurer, by its id as `2026-11`. */
const month = (asked: Asked, id: string): Found<keyof typeof HOUSE_PAPERS> => ({
  kind: 'mese',
  ties: {},
  make: async () => ({
    name: `mese-${id}.pdf`,
    counted: null,
    content: await monthPaper(asked, id),
  }),
})

/** The card of honour of the rehearsal at which the caller sits, for somebody of this name. */
const honour = (asked: Asked, person: string): Found<keyof typeof HOUSE_PAPERS> => ({
  kind: 'cartoncino',
  ties: {},
  async make() {
    const content = await honourPaper(asked, person)
    return content && { name: 'cartoncino.pdf', counted: null, content }
  },
})

/** The statement of the caller's own evenings. */
const statement = ({
  identity: { member, clubId },
}: Pick<PaperRequest, 'identity'>): Found<keyof typeof HOUSE_PAPERS> => ({
  kind: 'estratto',
  ties: {},
  async make() {
    if (!member) return null
    const evenings = await memberEvenings(running().sql, clubId, member.id)
    let balance = NO_CHIPS
    const rows: StatementPaper['rows'] = evenings.map(({ source, ...evening }) => {
      balance = plus(balance, evening.final)
      return { ...evening, imported: source === 'import', balance }
    })
    const content = { member: { name: member.name, card: member.card }, rows }
    return { name: 'estratto.pdf', counted: null, content }
  },
})
