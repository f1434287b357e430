import type { Actor, AnyCommand, AnyEvent } from '@/rules/kernel/decider'
import { deputato, membersOf, segretario, socio, tavolo } from './actors'
import { rightCount } from './float/house'
import type { AnyEvening, Game } from './game'
import { kindOf } from './kind'
import { randomFrom } from './random'
import { deadEnd, goesToTableau, type Reached, type Way } from './way'

/** The kinds of command whose names begin with one of these words, in any game. */
const beginning = (...words: string[]) => new RegExp(`^(${words.join('|')})`)

/** They begin a quarrel, report an error, take something back, leave, change the table or begin the next round. */
const ASIDE = beginning(
  ...['openDispute', 'makeClaim', 'contest', 'report(?!RunOut)', 'advise', 'reprove', 'appeal'],
  ...['correct', 'amend', 'mend', 'rebuild', 'replace', 'undo', 'retract', 'takeBack', 'change'],
  'take(Cassa|Passata)Back',
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
  ...['enterDuty', 'orderOpening', 'recordCheck', 'relieveChangeur', 'refuse(Handover|Delivery)'],
  ...['beginHandover', 'payTax', 'putStack', 'loseMovement', 'compensateGap', 'decideCase'],
  ...['grantAdvance', 'identifyPerson', 'allowPaper', 'takeTip', '(find|claim)Orphan', 'openGara'],
  ...['(write|strike)Line', 'closeBook', 'placeTaxBox', 'issueSlip'],
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
/** A float's: steps that somebody waits for, and its closing. */
const FLOAT = new RegExp(
  `^(${[
    ...['confirm(Opening|Spot|Closing|TaxBox)', 'countOpening', '(count|attend)Handover'],
    ...['(judge|witness)Gap', 'declareGap', '(approve|prepare|countersign|carry|receive)Movement'],
    ...[
      'giveAdvance',
      'returnAdvance',
      'signSlip',
      'withdrawSide',
      'changeStack',
      '(escort|receive|count)TaxBox',
      'endClaim',
    ],
  ].join('|')})$`,
)
const FLOAT_SHUT = /^(orderClosing|countClosing|sealTaxBox)$/
/** A form that asks for more than the float has left is given up; who went off duty is followed by another. */
const FLOAT_HELP = /^(countCards|resumePlay|dropMovement|enterDuty)$/
/** Counts whose form has what the book says, and is filled in with what lies there. */
const COUNTS = /^(countClosing|declareGap)$/
const HELP = beginning('handCassa$')

const MEMBERS = membersOf(14).map(socio)

/** Those who may do something at a float: the tablet of each table, two officers, persons on duty. */
const staffOf = ({ tables, float }: AnyEvening & Floated): readonly Actor[] => {
  const onDuty = float?.staff.filter(({ to }) => to === null).map(({ member }) => member)
  return [
    ...Object.keys(tables).map(tavolo),
    segretario,
    deputato,
    ...[...new Set(onDuty)].map(socio),
  ]
}

/** Offices of the whole room that somebody held and nobody holds, each for another person. */
function officesLeft({ float }: AnyEvening & Floated): readonly object[] {
  const staff = (float?.staff ?? []).filter(({ table }) => table === null)
  const held = new Set(staff.flatMap(({ office, to }) => (to === null ? [office] : [])))
  const left = new Set(staff.map(({ office }) => office).filter((office) => !held.has(office)))
  return [...left].map((office) => ({ member: `other-${office}`, office, where: null }))
}

/** Everybody whose screen may offer something. */
const peopleOf = (evening: AnyEvening): readonly Actor[] => [...staffOf(evening), ...MEMBERS]

interface Form {
  table: string
}

interface Duty {
  member: string
  office: string
  table: string | null
  to: number | null
}

interface Floated {
  float?: { staff: readonly Duty[] }
}

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

/** The states looked at, and those of them whose kind was new and which were searched. */
export interface Looked {
  states: number
  searched: number
}

/** The game, with every state that is looked at as a whole searched for a way on; with a count, those of a new kind only. */
export function searched<S extends AnyEvening, C extends AnyCommand, E extends AnyEvent>(
  game: Game<S, C, E>,
  looked: Looked | null = null,
): Game<S, C, E> {
  const reached: Reached | null = looked && { round: new Set(), tableau: new Set() }
  /** Whether there is a way to look for: one that was not gone before, where that is known. */
  const isNew = (state: S, at: number): boolean => {
    if (!looked || !reached) return true
    looked.states += 1
    const toTableau = goesToTableau(at)
    if (!toTableau && !isPlaying(state)) return false
    if ((toTableau ? reached.tableau : reached.round).has(kindOf(state))) return false
    looked.searched += 1
    return true
  }
  const matching = (pattern: RegExp) =>
    new Set(Object.keys(game.rules.commands).filter((kind) => pattern.test(kind)))
  const way: Way<AnyEvening> = {
    people: peopleOf,
    staff: staffOf,
    // Cards are counted at the closing only, and a gap is judged so that the table plays on.
    isIdle: (command) =>
      ('when' in command && command.when !== 'closing') ||
      ('playsOn' in command && command.playsOn === false),
    typed: (kind, state, by) => {
      if (kind === 'enterDuty') return officesLeft(state)
      if (!COUNTS.test(kind) || !game.sceneOf) return null
      const scene = game.sceneOf(state as S)
      const house = { room: scene.room, scene: () => scene }
      const forms = (game.rules.commands[kind]?.candidates?.(state as S, by) ?? []) as Form[]
      return forms.map((form) => ({ ...form, ...rightCount(house, form.table, randomFrom(1)) }))
    },
    isPlaying,
    isSettled,
    ...{ aside: matching(ASIDE), room: matching(ROOM), voiding: matching(VOIDING) },
    ...{ closing: matching(CLOSING), help: matching(HELP) },
    ...{ float: matching(FLOAT), floatShut: matching(FLOAT_SHUT) },
    floatHelp: matching(FLOAT_HELP),
    floor: ({ float, tables }: AnyEvening & Floated) => [float, tables],
  }
  return {
    ...game,
    wrongWhole: (before, step, after) =>
      game.wrongWhole?.(before, step, after) ??
      (isNew(after, step.at) ? deadEnd(game, way, after, step.at, reached) : null),
  }
}
