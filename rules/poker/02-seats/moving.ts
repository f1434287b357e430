import type { MemberId as Member } from '../../kernel/ids'
import { tableAt } from '../frame/at-table'
import { whileVacant } from '../frame/offered'
import { playersOf } from '../frame/reach'
import { refuse } from '../refuse'
import { withConsequences } from '../room/consequences'
import { byLoss } from '../room/dissolution'
import { ofMember } from '../state/forms'
import type { Table, Vacancy } from '../state/table'
import { seatsCommand } from './commands'

/** The oldest vacancy beside this player that they have not declined. */
const vacancyBeside = (table: Table, member: Member): Vacancy | undefined =>
  table.vacancies.find(
    (vacancy) => vacancy.neighbours.includes(member) && !vacancy.declined.includes(member),
  )

/**
 * The neighbour who may move first, still at the table and yet to answer: the one deeper in deficit, by what was put
 * right since the seat fell empty too.
 */
function preferred(table: Table, { neighbours, declined }: Vacancy): Member | undefined {
  const beside = Object.values(table.players).filter(
    ({ member, status }) =>
      status === 'seated' && neighbours.includes(member) && !declined.includes(member),
  )
  return byLoss(table, beside)[0]?.member
}

/** II.3, B5: the neighbour deeper in deficit first, until the next deal; the seat they leave opens no new vacancy. */
const moveSeat = seatsCommand({
  schema: ofMember,
  may: ['socio', 'tavolo'],
  decide: (evening, { table: id, member }, envelope) => {
    const table = tableAt(evening, id)
    const vacancy = vacancyBeside(table, member)
    const player = table.players[member]
    if (!vacancy || player?.status !== 'seated') return refuse('II.3', 'no-change-of-seat')
    if (preferred(table, vacancy) !== member) return refuse('II.3', 'neighbour-preferred')
    return withConsequences(evening, envelope, {
      type: 'seatMoved',
      table: id,
      member,
      from: player.seat,
      to: vacancy.seat,
    })
  },
  offeredFrom: whileVacant,
  candidates: playersOf,
})

const declineMove = seatsCommand({
  schema: ofMember,
  may: ['socio', 'tavolo'],
  decide: (evening, { table: id, member }, envelope) => {
    const vacancy = vacancyBeside(tableAt(evening, id), member)
    if (!vacancy) return refuse('II.3', 'no-seat-beside')
    const { seat } = vacancy
    return withConsequences(evening, envelope, { type: 'moveDeclined', table: id, member, seat })
  },
  offeredFrom: whileVacant,
  candidates: playersOf,
})

export const movingCommands = { moveSeat, declineMove }
