import type { Actor, AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import type { MemberId } from '@/rules/kernel/ids'
import * as banked from './banked/actors'
import { blackJackGame } from './black-jack/game'
import { MEMBERS as CHEMIN_MEMBERS } from './chemin-de-fer/chosen'
import { cheminGame } from './chemin-de-fer/game'
import type { AnyEvening, Game } from './game'
import { MEMBERS as POKER_MEMBERS } from './poker/chosen'
import { pokerGame } from './poker/evening'
import { trenteGame } from './trente-et-quarante/game'
import { deadEnd, type Way } from './way'

type AnyGame = Game<AnyEvening, AnyCommand, AnyEvent>

/** Acts that begin a quarrel, report an error, take something back or leave: in every game. */
const ASIDE =
  /^(openDispute|makeClaim|contest|report(?!RunOut)|correct|reopen(?!Stakes)|resumePlay|declareAffranco|answerForChange|splitParol|unsplit|undo|retract|takeBack|set[A-Z]|leave|goAway|stepAway|mark|addToBank|readBankAgain|lowerBank|halveBank|declareAbsent|sendOut|ask(?!Cards)|drop|change|amend|dissolve|withdraw(?!Dispute|Call)|openTable|openList|signTable|reveal|bar|allow|stop|void(Casella)?$|dealStands|waive|release|remove|forfeit|rebuild|replace|mend|free|warn|standIn|take(Abandoned|SeatAway|Tip)|cancel|book|sign|deposit|enter(Duty|Packs)|declare(Float|Crowd)|order|record(Check)|find|write|strike|identify|advise|reprove|handCassa|count(?!Seven)|decideForNow|nameArbiter|appeal)/
const VOIDING = /^(annul|voidColpo|voidCoup)$/
/** Acts of the room, of the desk and of the float. */
const ROOM =
  /^(confirm|move|takeSeat|propose|agree(Swap)|answerSeats|addSeats|comeBack|refuseMano|refuseBought|relieve|attend|receive|carry|prepare|countersign|approve|judge(Gap)|witness|compensate|give(Advance)|grant(Advance)|return(Advance)|end(Claim|Inexpert)|pay(Tax)|claim|put|escort|seal|issue|open(Gara)|begin(Handover)|lose|acceptOffer|announceBank|layStake|repeatStake|repeatStakes|bid|offerPartner|callSuivi|askChange|resumeGame|startGame|split(Ten)|answerCall|opt|drawLots|lower|halve|joinSuivi|callBanco|callTable|coverOver|coverToutVa|closeGame|askClosing|reopenStakes|withdrawCall)/
/** Acts that begin the next round or end the table. */
const AFTER = /^(deal|inviteStakes|openBank|begin(Count|Taglia)|close(Table|Evening|Tableau)|endShoe|endTaglia)$/

/** Acts that lead from the last round to the tableau. */
const CLOSING =
  /^(endTaglia|endShoe|closeTable|beginCount|count(Resto|Chips)|acceptImbalance|closeTableau)$/

const matching = (game: AnyGame, ...patterns: RegExp[]) =>
  new Set(Object.keys(game.rules.commands).filter((kind) => patterns.some((one) => one.test(kind))))

/** Everybody of an evening: officers, the tablet of each table, and members. */
const peopleOf =
  (members: readonly MemberId[]) =>
  ({ tables }: AnyEvening): readonly Actor[] => [
    ...Object.keys(tables).map((table) => banked.tavolo(table as never)),
    ...[banked.segretario, banked.deputato],
    ...members.map((member) => banked.socio(member)),
  ]

interface Settled extends AnyEvening {
  tableau?: object | null
  accounts?: object
}

interface PlayedTable {
  tableau?: object | null
  accounts?: object
  colpo?: object | null
  coup?: object | null
  status: string
}

const isPlaying = ({ tables }: AnyEvening): boolean =>
  Object.values(tables as Readonly<Record<string, PlayedTable>>).some(
    ({ colpo = null, coup = null }) => colpo !== null || coup !== null,
  )

/** Poker settles each table, the other games the whole evening. */
const isSettled = ({ tables, tableau, accounts }: Settled): boolean => {
  if (tableau) return true
  const all = Object.values(tables as Readonly<Record<string, PlayedTable>>)
  return accounts
    ? Object.keys(accounts).length === 0
    : all.every((table) => table.tableau || Object.keys(table.accounts ?? {}).length === 0)
}

const wayOf = (game: AnyGame, members: readonly MemberId[]): Way<AnyEvening> => ({
  people: peopleOf(members),
  isPlaying,
  isSettled,
  closing: matching(game, CLOSING),
  aside: matching(game, ASIDE, AFTER),
  room: matching(game, ROOM),
  help: matching(game, /^handCassa$/),
  voiding: matching(game, VOIDING),
})

const searching = (game: unknown, members: readonly MemberId[]): AnyGame => {
  const own = game as AnyGame
  const way = wayOf(own, members)
  return {
    ...own,
    wrongWhole: (before, step, after) =>
      own.wrongWhole?.(before, step, after) ??
      (own.hasFloats?.(after) ? null : deadEnd(own, way, after, step.at)),
  }
}

/** The games, each searched for states that have no way on. */
export const SEARCHED: Readonly<Record<string, AnyGame>> = {
  poker: searching(pokerGame, POKER_MEMBERS),
  'chemin-de-fer': searching(cheminGame, CHEMIN_MEMBERS),
  'black-jack': searching(blackJackGame, banked.MEMBERS),
  'trente-et-quarante': searching(trenteGame, banked.MEMBERS),
}
