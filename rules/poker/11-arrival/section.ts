import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import { NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { pokerArticle } from '../article'
import type { Evening } from '../evening'
import { tableAt } from '../frame/at-table'
import { onceDrawing } from '../frame/offered'
import { unsaidAmount } from '../giro/stake'
import { handIn, hasBegun, playersIn } from '../giro/turn'
import { noteOf } from '../play/notes'
import { speakInPact } from '../play/pact'
import { type Played, playAt } from '../play/speak'
import { betBounds, playing, speakers } from '../play/speakers'
import { refuse } from '../refuse'
import { ofMember, ofTable } from '../state/forms'
import type { Phase, Play } from '../state/play'
import type { Table } from '../state/table'
import { ARRIVAL_REFUSALS } from './refusals'

const { article, command } = pokerArticle<never, Played>()
const AT_TABLE = ['socio', 'tavolo', 'segretario'] as const

/** E8: after the draw a player may say parol, leaving the word to the next, while nobody has bet. */
const sayParol = command({
  schema: ofMember,
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member }, occasion): Decision<Played, Evening> {
    return speakInPact(evening, table, { kind: 'parol', member }, occasion)
  },
  offeredFrom: onceDrawing,
  candidates: speakers,
})

/** E8: a bet of one cip or more; without a figure it is one cip. */
const bet = command({
  schema: ofMember.extend({
    chips: Amount.nullable().default(null),
  }),
  may: AT_TABLE,
  refuseStale: true,
  decide(evening, { table, member, chips }, occasion): Decision<Played, Evening> {
    const { play } = tableAt(evening, table)
    const to = chips ?? (play ? unsaidAmount(play, member, 'bet') : NO_CHIPS)
    return speakInPact(evening, table, { kind: 'bet', member, to }, occasion)
  },
  offeredFrom: onceDrawing,
  candidates: (evening, by) =>
    speakers(evening, by).map((speaker) => ({ ...speaker, chips: null })),
  bounds: (evening, payload) => ({ chips: betBounds(evening, payload, 'bet') }),
})

/** Provisions that are only recorded when the table reports them; they have no consequence in the software. */
export const NOTED = [
  'VI.1',
  'VIII.2',
  'IX.12',
  'XI.5',
  'A.3',
  'A.7',
  'A.8',
  'A.9',
  'A.10',
] as const

type Noted = (typeof NOTED)[number]

/** The phases in which the table has a reason to record each. */
const NOTED_IN: Readonly<Record<Noted, readonly Phase[]>> = {
  'VI.1': ['opening'],
  'VIII.2': ['entry', 'draw', 'arrival'],
  'IX.12': ['draw', 'arrival'],
  'XI.5': ['entry', 'arrival'],
  'A.3': ['draw'],
  'A.7': ['entry'],
  'A.8': ['arrival'],
  'A.9': ['entry'],
  'A.10': ['arrival'],
}

/**
 * The players of whom it may be recorded now: the one whose turn it is, whose raise was judged to stand, those who drew
 * cards, or the affranchi.
 */
function notedOf({ affranchi, edition }: Table, play: Play, provision: Noted): readonly MemberId[] {
  const pact = playersIn(play).filter((member) => affranchi.includes(member))
  const alone = pact.length === 2 && playersIn(play).length === 2
  switch (provision) {
    case 'VI.1':
    case 'XI.5':
      return play.speaker === null ? [] : [play.speaker]
    case 'VIII.2':
      return edition < 2 || play.lastRaiser === null ? [] : [play.lastRaiser]
    case 'IX.12':
      return hasBegun(play.moves)
        ? []
        : playersIn(play).filter((member) => handIn(play, member)?.asked !== null)
    case 'A.7':
      return pact.filter((member) => play.raises > 0 && member !== play.lastRaiser)
    case 'A.8':
      return play.raises > 0 && alone ? pact : []
    case 'A.9':
      return alone ? pact : []
    case 'A.3':
    case 'A.10':
      return pact.length === 2 ? pact : []
  }
}

/**
 * Records something that was said at the table: a neighbour or the cartaro pressed a player (VI.1, XI.5), a player
 * announces how many cards they drew (IX.12), a contested raise was judged to stand (VIII.2), a duty of the affranco (Appendix).
 */
const noteAtTable = command({
  schema: ofTable.extend({ provision: z.enum(NOTED), member: MemberId }),
  may: ['tavolo', 'segretario'],
  refuseStale: true,
  decide(evening, { table: id, provision, member }): Decision<Played, Evening> {
    const table = tableAt(evening, id)
    const play = playAt(table)
    if (isRefused(play)) return play
    if (!handIn(play, member)) return refuse('IV.4', 'not-dealt-in', { member: { member } })
    return happens(noteOf(table, provision, member))
  },
  candidates: (evening, by) =>
    playing(evening, by).flatMap(({ table, play }) =>
      NOTED.filter((provision) => NOTED_IN[provision].includes(play.phase)).flatMap((provision) =>
        notedOf(tableAt(evening, table), play, provision).map((member) => ({
          table,
          provision,
          member,
        })),
      ),
    ),
})

/** Art. XI: after the draw. */
export const arrival = article({
  id: 'XI',
  commands: { sayParol, bet, noteAtTable },
  refusals: ARRIVAL_REFUSALS,
  evolve: {},
})
