import type { Played } from '@/rehearsal/players'
import type { AnyCommand, AnyEvent, Instant } from '@/rules/kernel/decider'
import { blackJackGame } from '@/simulate/black-jack/game'
import { cheminGame } from '@/simulate/chemin-de-fer/game'
import type { AnyEvening, Chosen, Game } from '@/simulate/game'
import { pokerGame } from '@/simulate/poker/evening'
import type { Random } from '@/simulate/random'
import { trenteGame } from '@/simulate/trente-et-quarante/game'

type AnyGame = Game<AnyEvening, AnyCommand, AnyEvent>
type Kinds = readonly string[]

/** Kinds of command that a story tells as a fault, those that mend one, and those of the count. */
interface Slips {
  made: Kinds
  mended: Kinds
  counted: Kinds
}

const DISPUTED = ['ruleDispute', 'ruleDispute', 'withdrawDispute', 'acknowledgeRuling']

export const SLIPS: Readonly<Record<Played, Slips>> = {
  poker: {
    made: [
      ...['goAway', 'goAway', 'takePassataBack', 'takeBackDeal', 'undoMove', 'correctColpo'],
      ...['reopenColpo', 'retractDeclaration', 'openDispute', 'reportDealError', 'noteAtTable'],
      ...['setPresence', 'correctCassa'],
    ],
    mended: [
      ...['comeBack', 'comeBack', 'dealStands', 'acknowledgeCorrection', 'voteDispute'],
      // Arbiters are named by the players’ own choice alone: an offer leaves open whom.
      ...['decideForNow', 'appealDispute', 'agreeRuling', ...DISPUTED],
    ],
    counted: ['countResto', 'acceptImbalance', 'voteDispute', 'decideForNow', ...DISPUTED],
  },
  'chemin-de-fer': {
    made: [
      ...['changeStake', 'withdrawStake', 'takeBack', 'takeBack', 'stepAway', 'correctCoup'],
      ...['openDispute', 'reportBankerError', 'reportPunterError', 'correctCassa', 'takeCassaBack'],
      ...['askToMove', 'changeWord', 'takeBackCards', 'withdrawCall', 'declareGap', 'undoLine'],
    ],
    mended: [
      ...['comeBack', 'comeBack', 'acknowledgeCorrection', 'stateToDispute', 'settleCoup'],
      ...['judgeGap', 'witnessGap', 'dropMove', ...DISPUTED],
    ],
    counted: ['countChips', 'correctCassa', 'judgeGap', ...DISPUTED],
  },
  'black-jack': {
    made: [
      ...['withdrawStake', 'takeBack', 'takeBack', 'markAway', 'correctColpo', 'makeClaim'],
      ...['reportTurned', 'reportSurplus', 'takeCassaBack', 'reportDisturbed'],
    ],
    mended: [
      'markStanding',
      'takeSeat',
      'ruleClaim',
      'ruleClaim',
      'answerSurplus',
      'signAbandoned',
    ],
    counted: ['countChips', 'ruleClaim'],
  },
  'trente-et-quarante': {
    made: [
      ...['withdrawStake', 'takeBack', 'takeBack', 'markPresence', 'openDispute', 'rebuildRows'],
      ...['voidColpo', 'takeCassaBack', 'dropInsurance'],
    ],
    mended: ['markPresence', ...DISPUTED],
    counted: ['countChips', ...DISPUTED],
  },
}

const any = (game: unknown) => game as AnyGame

const GAMES: Readonly<Record<Played, AnyGame>> = {
  poker: any(pokerGame),
  'chemin-de-fer': any(cheminGame),
  'black-jack': any(blackJackGame),
  'trente-et-quarante': any(trenteGame),
}

/** One of what a screen offers of these kinds; null where the kind that was drawn is not offered to whoever was drawn. */
export function slipOf(
  game: Played,
  kinds: Kinds,
  { state, at, random }: { state: AnyEvening; at: Instant; random: Random },
): Chosen<AnyCommand> | null {
  const { offers } = GAMES[game]
  const kind = random.pick(kinds)
  if (kind === undefined || !offers.kinds.includes(kind)) return null
  const by = offers.giver(kind, state, random)
  const offer = random.pick(offers.of(kind, state, by, at))
  return offer ? { command: { type: kind, ...offer.payload }, by } : null
}

/** The rules of each game. */
export const RULES = Object.fromEntries(
  Object.entries(GAMES).map(([name, { rules }]) => [name, rules]),
) as Readonly<Record<Played, AnyGame['rules']>>
