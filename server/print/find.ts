import { memberEvenings, tableauById } from '@/db/queries/tableaux'
import { Problem } from '../errors'
import { running } from '../running'
import type { Found, PaperRequest } from './found'
import type { StatementPaper } from './papers'

/** A paper that was found, with the address of the module that sets it. */
export interface Printable extends Found {
  documents: string
}

const HOUSE_DOCUMENTS = new URL('./documents.ts', import.meta.url).href
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The paper at a path below `/print/<slug>/`: the house's own, or one of the game whose evening it names. Null where
 * there is none. Throws Problem `not-allowed`.
 */
export async function find(
  asked: Omit<PaperRequest, 'evening'>,
  parts: readonly string[],
): Promise<Printable | null> {
  if (parts.length === 1 && parts[0] === 'estratto.pdf') {
    return { ...(await statement(asked)), documents: HOUSE_DOCUMENTS }
  }
  const [evening = '', ...rest] = parts
  if (!UUID.test(evening) || !rest.at(-1)?.endsWith('.pdf')) return null
  const of = { ...asked, evening }
  if (rest.join('/') === 'tableau/import.pdf') return await imported(of)
  const stream = await running().streams.find(asked.identity.clubId, evening)
  const papers = stream?.game.papers
  const found = papers && (await papers.find(of, stream.state, rest))
  return found ? { ...found, documents: papers.documents } : null
}

/** The tableau of an imported evening; the address names the tableau itself, since there is no evening. */
async function imported(asked: PaperRequest): Promise<Printable | null> {
  const { sql, games } = running()
  const kept = await tableauById(sql, asked.identity.clubId, asked.evening)
  if (kept?.source !== 'import') return null
  const papers = Object.hasOwn(games, kept.game) ? games[kept.game]?.papers : undefined
  if (!papers?.imported) return null
  return { ...papers.imported(asked, kept), documents: papers.documents }
}

async function statement({ identity }: Pick<PaperRequest, 'identity'>): Promise<Found> {
  const { member, clubId } = identity
  if (!member) throw new Problem('not-allowed')
  const evenings = await memberEvenings(running().sql, clubId, member.id)
  let balance = 0
  const rows: StatementPaper['rows'] = evenings.map(({ source, ...evening }) => {
    balance += evening.final
    return { ...evening, imported: source === 'import', balance }
  })
  const of = { member: { name: member.name, card: member.card }, rows }
  return { name: 'estratto.pdf', counted: null, paper: { kind: 'estratto', of } }
}
