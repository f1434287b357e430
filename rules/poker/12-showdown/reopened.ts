import type { Occasion } from '../../kernel/decider'
import { post } from '../../kernel/ledger'
import { type InLossChanges, isAskedAfter, withMarks } from '../colpo/in-loss'
import { withPlayer } from '../evening'
import { replay } from '../play/replay'
import { copyPlay, copyTable } from '../state/copy'
import type { Move } from '../state/play'
import type { ColpoEnd, Table } from '../state/table'
import type { ColpoReopened } from './events'

/** The marks of an event of earlier versions, which wrote none: whom the result alone had marked, by casse that it drew. */
const unwritten = ({ colpi: [done], firstInLoss }: Table): InLossChanges =>
  Object.fromEntries(
    (done?.rebuys ?? [])
      .filter(({ member, inLoss }) => inLoss && firstInLoss.includes(member))
      .map(({ member }) => [member, false]),
  )

/** The table with its last colpo in play again. */
export function reopened(from: Table, event: ColpoReopened, { at }: Occasion): Table {
  const { colpoEnd } = from
  if (!colpoEnd) throw new Error(`no colpo to go on with at ${from.id}`)
  let table = from
  for (const { member, chips } of event.casse)
    table = withPlayer(table, member, ({ casse }) => ({
      casse: [...casse, { chips, at, reason: 'correzione' }],
    }))
  // Chips handed over since lie in the colpo, and what was known of a loss when they were is undone.
  const between = [...from.askedBetween]
  for (const member of colpoEnd.colpo.players)
    table = withPlayer(table, member, ({ handed }) => {
      if (isAskedAfter(handed?.asked, colpoEnd.colpo)) between.push(member)
      return { handed: null }
    })
  table = withMarks(table, { ...event, inLoss: event.inLoss ?? unwritten(from) })
  const after = Object.assign(copyTable(table), { ...colpoEnd })
  // XIII.8: the end of a parol of one hand had counted for the giro.
  after.giro = colpoEnd.colpo.giro
  after.play = playOn(colpoEnd, event.moves)
  after.colpi = table.colpi.slice(1)
  after.colpoEnd = null
  after.firstInLoss = []
  after.askedBetween = between
  after.lastHands = null
  after.accounts = post(table.accounts, event.transfers)
  return after
}

function playOn({ play }: ColpoEnd, moves: readonly Move[] | null) {
  if (!play || !moves) return null
  const early = play.early.filter(({ after }) => after <= moves.length)
  return Object.assign(copyPlay(replay(play, moves)), { early })
}
