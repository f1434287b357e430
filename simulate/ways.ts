import type { Actor, AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { deputato, membersOf, segretario, socio, tavolo } from './actors'
import type { AnyEvening, Game } from './game'
import { deadEnd, type Way } from './way'

/** The kinds of command whose names begin with one of these words, in any game. */
const beginning = (...words: string[]) => new RegExp(`^(${words.join('|')})`)

/** They begin a quarrel, report an error, take something back, leave, change the table or begin the next round. */
const ASIDE = beginning(
  ...['openDispute', 'makeClaim', 'contest', 'report(?!RunOut)', 'advise', 'reprove', 'appeal'],
  ...['correct', 'amend', 'mend', 'rebuild', 'replace', 'undo', 'retract', 'takeBack', 'change'],
  ...['reopen(?!Stakes)', 'resumePlay', 'dealStands', 'split(Parol|Ten)', 'unsplit', 'drop'],
  ...[
    'leave',
    'goAway',
    'stepAway',
    'mark',
    'declareAbsent',
    'sendOut',
    'stand(In|First)',
    'free',
    'warn',
  ],
  ...['withdraw(?!Dispute|Call)', 'waive', 'release', 'remove', 'forfeit', 'cancel', 'dissolve'],
  ...['set[A-Z]', 'open(Table|List)', 'sign', 'bar', 'allow', 'stop', 'declare(Affranco|Crowd)'],
  ...['addToBank', 'readBankAgain', 'lowerBank', 'halveBank', 'deposit', 'answerForChange', 'book'],
  ...[
    'enterPacks',
    'ask(?!Cards|Closing)',
    'handCassa',
    'count(?!Seven)',
    'takeSeatAway',
    'takeAbandoned',
  ],
  ...['deal$', 'inviteStakes', 'openBank', 'begin(Count|Taglia)', 'close(Table|Evening|Tableau)'],
  ...['endShoe', 'endTaglia', 'voidCasella', 'nameArbiter', 'decideForNow', 'declareFloat'],
)
/** They are given where no other act of play is offered, since they may be given without end. */
const ROOM = beginning(
  ...['confirm', 'move', 'takeSeat', 'propose', 'agreeSwap', 'answer(Seats|Call)', 'addSeats'],
  ...['comeBack', 'resumeGame', 'startGame', 'opt$', 'drawLots', 'layStake', 'repeatStake', 'bid'],
  ...[
    'refuse(Mano|Bought)',
    'acceptOffer',
    'announceBank',
    'offerPartner',
    'callSuivi',
    'endInexpert',
  ],
  ...['joinSuivi', 'callBanco', 'callTable', 'withdrawCall', 'cover(Over|ToutVa)'],
  ...['closeGame', 'askClosing', 'reopenStakes'],
)
/** They make a round void: a way out, and no way on. */
const VOIDING = beginning('annul', 'voidColpo', 'voidCoup')
/** From the last round to the tableau. */
const CLOSING = beginning(
  ...['endTaglia', 'endShoe', 'closeTable$', 'beginCount', 'count(Resto|Chips)', 'acceptImbalance'],
  'closeTableau',
)
const HELP = beginning('handCassa$')

const MEMBERS = membersOf(14).map(socio)

/** Everybody whose screen may offer something: the tablet of each table, two officers, members. */
const peopleOf = ({ tables }: AnyEvening): readonly Actor[] => [
  ...Object.keys(tables).map(tavolo),
  ...[segretario, deputato],
  ...MEMBERS,
]

interface AnyTable {
  colpo?: object | null
  coup?: object | null
  tableau?: object | null
  accounts?: object
}

interface Accounted extends AnyEvening {
  tableau?: object | null
  accounts?: object
}

const tablesOf = ({ tables }: AnyEvening): readonly AnyTable[] => Object.values(tables)
const isPlaying = (evening: AnyEvening): boolean =>
  tablesOf(evening).some(({ colpo, coup }) => Boolean(colpo ?? coup))
const hasNone = (accounts: object = {}) => Object.keys(accounts).length === 0

/** Poker settles each table, the other games the whole evening; without chips there is nothing to settle. */
const isSettled = (evening: Accounted): boolean => {
  const { tableau, accounts } = evening
  if (tableau) return true
  if (accounts) return hasNone(accounts)
  return tablesOf(evening).every((table) => Boolean(table.tableau) || hasNone(table.accounts))
}

/** The game, with every state that is looked at as a whole searched for a way on; evenings with floats are left out. */
export function searched<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
): Game<S, C, E> {
  const matching = (pattern: RegExp) =>
    new Set(Object.keys(game.rules.commands).filter((kind) => pattern.test(kind)))
  const way: Way<AnyEvening> = {
    people: peopleOf,
    isPlaying,
    isSettled,
    ...{ aside: matching(ASIDE), room: matching(ROOM), voiding: matching(VOIDING) },
    ...{ closing: matching(CLOSING), help: matching(HELP) },
  }
  return {
    ...game,
    wrongWhole: (before, step, after) =>
      game.wrongWhole?.(before, step, after) ??
      (game.hasFloats?.(after) ? null : deadEnd(game, way, after, step.at)),
  }
}
