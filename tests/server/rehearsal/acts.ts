import { CAST } from '@/rehearsal/cast'
import { restiToCount, tableIn } from '@/rehearsal/poker'
import { putAside } from '@/rehearsal/stories/desk'
import type { Evening as BlackJack } from '@/rules/black-jack/evening'
import type { Evening as Chemin } from '@/rules/chemin-de-fer/evening'
import { orderOfRights } from '@/rules/chemin-de-fer/rights/order'
import { placesOf } from '@/rules/chemin-de-fer/stakes/at-coup'
import { taxDueAt, taxProposed } from '@/rules/float/02-duties/tax'
import { floatAt } from '@/rules/float/room'
import { taxLeft } from '@/rules/float/tax-paid'
import type { Actor } from '@/rules/kernel/decider'
import { deputato, segretario, socio, tavolo } from '@/simulate/actors'
import type { Chosen } from '@/simulate/game'

export type Act = Chosen<{ type: string }>

const act = (by: Actor, type: string, payload: object = {}): Act => ({
  command: { type, ...payload },
  by,
})

/** The acts of the person of a story that calm people do not draw by chance, as its strip tells them at a step. */
type Acts = (state: unknown, at: number) => Act | null

const OF_MEMBER = ['goAway', null, 'comeBack', 'askPassata'] as const

const member: Acts = (state, at) => {
  const table = tableIn(state)
  const type = OF_MEMBER[at]
  if (!table || !type) return null
  const passate = type === 'askPassata' ? { passate: 1 } : {}
  return act(socio('m1'), type, { table: table.id, member: 'm1', ...passate })
}

function ruled(state: unknown, final: boolean): Act | null {
  const table = tableIn(state)
  const [dispute] = table?.disputes ?? []
  if (!table || !dispute) return null
  const { number, contenders } = dispute
  const ruling = { inFavourOf: contenders[0], why: 'così', provision: 'VI.2', transfers: [] }
  return act(deputato, 'ruleDispute', { table: table.id, dispute: number, ...ruling, final })
}

/** The desk counts what the strip says that somebody shows; then whoever has a gap again, as it was expected. */
const WRONG_COUNT: Acts = (state, at) => {
  const table = tableIn(state)
  if (!table?.closing || (at !== 1 && at !== 2)) return null
  const { expected, counted } = table.closing
  const counts = (member: string | undefined, chips: number | null | undefined) =>
    member === undefined ? null : act(segretario, 'countResto', { table: table.id, member, chips })
  if (at === 2) {
    const [member, due] =
      Object.entries(expected).find(([one, chips]) => counted[one as never] !== chips) ?? []
    return counts(member, due)
  }
  const [shown] = restiToCount(state, putAside(state))
  const [name = '', chips] = shown?.it.split(': ') ?? []
  return counts(CAST.find((one) => one.name === name)?.as, Number(chips))
}

const changeur = (type: string, payload: object = {}): Act =>
  act(socio('changeurT1'), type, { table: 'T1', ...payload })

const REINTEGRO = { kind: 'reintegro', gives: { 100: 1 }, notes: 0, gets: { 20: 5 } }

const received = ({ float }: Chemin): Act | null => {
  const form = float.movements.find(({ status }) => status === 'carried')
  return form ? changeur('receiveMovement', { movement: form.number, pieces: form.gets }) : null
}

function taxed({ float }: Chemin): Act | null {
  const due = taxDueAt(floatAt(float, 'T1'))
  const pieces = due && taxProposed(float, floatAt(float, 'T1'), taxLeft(due))
  return due && pieces ? changeur('payTax', { coup: due.coup, ...pieces }) : null
}

const FIRST_OF_CHANGEUR: Acts = (state, at) => {
  const evening = state as Chemin
  const [taken, given] = [{ 100: 1 }, { 50: 2 }]
  switch (at) {
    case 0:
      return changeur('change', { taken, given, purpose: 'giocatore', seat: null })
    case 1:
      return taxed(evening)
    case 2:
      return changeur('askMovement', REINTEGRO)
    case 4:
      return received(evening)
    default:
      return at === 5 ? changeur('takeTip', { member: null, pieces: { 5: 1 } }) : null
  }
}

const LOST_VALLETTO: Acts = (state, at) => {
  if (at === 0 || at === 3) return changeur('askMovement', REINTEGRO)
  const out = { table: 'T1', movement: 1, why: 'Il valletto non è arrivato' }
  if (at === 2) return act(socio('commissario'), 'loseMovement', out)
  return at === 4 ? received(state as Chemin) : null
}

const RESULTS: Readonly<Record<number, string>> = { 2: 'banco', 4: 'tie' }

/** The head of the table at a coup of the suivi’s story. */
const SUIVI: Acts = (state, at) => {
  const evening = state as Chemin
  const [table] = Object.values(evening.tables)
  if (!table) return null
  const tablet = (type: string, payload: object = {}) =>
    act(tavolo(table.id), type, { table: table.id, ...payload })
  const { coup } = table
  if (!coup) return tablet('announceBank', { toutVa: false, seesStakes: false })
  switch (coup.phase) {
    case 'open': {
      const [right] = table.suivi
      const place = right && placesOf(table, right.member)[0]
      if (at === 5 && right)
        return tablet('callSuivi', { member: right.member, place, twiceTheLoss: false })
      return coup.bets.length > 0 ? tablet('closeGame') : null
    }
    case 'closed': {
      const [first] = orderOfRights(table, evening.settings)
      return coup.holder
        ? tablet('dealCards')
        : tablet('giveCards', { member: first?.member ?? '' })
    }
    case 'decided':
      return tablet('settleCoup')
    default:
      return tablet('enterResult', { result: RESULTS[at] ?? 'punta' })
  }
}

const LAST_COLPO: Acts = (state, at) => {
  const [table] = Object.values((state as BlackJack).tables)
  if (!table) return null
  const tablet = (type: string, payload: object = {}) =>
    act(tavolo(table.id), type, { table: table.id, ...payload })
  const { colpo, seats } = table
  if (at === 0) return tablet('inviteStakes')
  if (at === 1) {
    const wrong = colpo?.caselle.find(
      ({ number, puntate }) =>
        puntate.length > 0 && seats.every((seat) => seat.number !== number || !seat.holder),
    )
    const player = wrong?.puntate[0]?.player
    return wrong ? tablet('withdrawStake', { casella: wrong.number, player }) : null
  }
  if (at !== 2) return null
  return colpo?.phase === 'open' ? tablet('closeStakes') : tablet('showMarker')
}

const OF_STORY: Readonly<Record<string, Acts>> = {
  'away-and-back': member,
  'first-evening-member': (state, at) => (at === 3 ? member(state, at) : null),
  dispute: (state, at) => (at === 0 ? ruled(state, true) : null),
  'wrong-count': WRONG_COUNT,
  'first-evening-deputato': (state, at) =>
    at < 2
      ? ruled(state, at === 1)
      : at === 2
        ? act(deputato, 'acceptImbalance', { table: tableIn(state)?.id })
        : null,
  'first-evening-changeur': FIRST_OF_CHANGEUR,
  'lost-valletto': LOST_VALLETTO,
  suivi: SUIVI,
  'last-colpo': LAST_COLPO,
}

/** The person's act at a step; null where the simulators' choice for their office will do. */
export function actAt(story: string, at: number, state: unknown, control: string | null) {
  const table = tableIn(state)
  if (control === 'desk.cash.begin' && table && !table.colpo && !table.closing)
    return act(segretario, 'beginCount', { table: table.id })
  return OF_STORY[story]?.(state, at) ?? null
}
