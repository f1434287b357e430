import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import { contestedIn } from '../colpo/settle'
import type { Outcome, Put, Rebuy } from '../state/colpo'
import { wordsOf } from './causes'
import { isIn, type TellingBy } from './telling'

export const OUTCOME_SENTENCES = {
  won: { it: 'vince {members}', en: '{members} wins' },
  wonTogether: { it: 'vincono insieme {members}', en: '{members} win together' },
  behind: { it: 'poi {members}', en: 'then {members}' },
  nobodyOpened: { it: 'nessuno apre', en: 'nobody opens' },
  parol: { it: 'parol tra {members}', en: 'parol between {members}' },
  void: { it: 'colpo nullo ({provision})', en: 'void colpo ({provision})' },
  voidFor: { it: 'colpo nullo ({provision}): {why}', en: 'void colpo ({provision}): {why}' },
  unknown: { it: '«{kind}»', en: '“{kind}”' },
  middle: { it: 'in mezzo {chips}', en: '{chips} in the middle' },
  side: {
    it: 'la parte fino a {chips} va a {members}',
    en: 'the part up to {chips} goes to {members}',
  },
  poker: { it: 'onore per il poker di {member}', en: 'honour for {member}’s poker' },
  'scala-reale': {
    it: 'onore per la scala reale di {member}',
    en: 'honour for {member}’s scala reale',
  },
  refund: {
    it: '{member} rifonde il pot: apertura mancante',
    en: '{member} refunds the pot: the opening was missing',
  },
  partito: { it: 'per partito ({provision})', en: 'by partito ({provision})' },
  lost: { it: 'poste perdute: {members}', en: 'stakes lost: {members}' },
  back: { it: '{member} riprende {chips} di uscita', en: '{member} takes back {chips} of uscita' },
  rebuy: {
    it: '{member} prende {chips} dalla cassa',
    en: '{member} draws {chips} from the cashier',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(OUTCOME_SENTENCES)

const ENDINGS: TellingBy<Outcome, 'kind'> = {
  won: ({ ranking: [members = []] }) =>
    tell(members.length > 1 ? 'wonTogether' : 'won', { members: { members } }),
  'nobody-opened': () => tell('nobodyOpened'),
  parol: ({ remainers: members }) => tell('parol', { members: { members } }),
  void: ({ provision, why }) =>
    why === ''
      ? tell('void', { provision: { provision } })
      : tell('voidFor', { provision: { provision }, why: wordsOf(why) }),
}

/** The end of a colpo, to follow its number: the winners, or the reason why nobody won. */
export function endingTell(outcome: Outcome): Tell {
  const { kind } = outcome
  if (!isIn(ENDINGS, kind)) return tell('unknown', { kind: String(kind) })
  const telling: (outcome: never) => Tell = ENDINGS[kind]
  return telling(outcome as never)
}

/**
 * Further facts of a colpo; `pot` is null where it is unknown.
 * Hands behind the winners' are told unless the winners covered every matched stake.
 */
export const besidesTell = (outcome: Outcome, pot: Chips | null): readonly Tell[] => [
  ...(isCovered(outcome) ? [] : orderTell(outcome)),
  ...alsoTell(outcome, pot),
]

/** All known facts of an outcome, for its judges: every hand in its order. */
export const caseTells = (outcome: Outcome, pot: Chips | null): readonly Tell[] => [
  endingTell(outcome),
  ...orderTell(outcome),
  ...alsoTell(outcome, pot),
]

/** Whether a winner's stake covered all that was matched, so that hands behind take nothing. */
function isCovered(outcome: Outcome): boolean {
  if (outcome.kind !== 'won') return true
  const { put, ranking } = outcome
  const winners = ranking[0] ?? []
  const theirs = put.filter(({ member }) => winners.includes(member)).map(({ chips }) => chips)
  return Math.max(0, ...theirs) >= matchedBy(put)
}

/** The hands behind the winners', in their order. */
const orderTell = (outcome: Outcome): readonly Tell[] =>
  outcome.kind === 'won'
    ? outcome.ranking.slice(1).map((members) => tell('behind', { members: { members } }))
    : []

/** The middle, the honours, a refund, and rare facts; `pot` is null where it is unknown. */
export function alsoTell(outcome: Outcome, pot: Chips | null): readonly Tell[] {
  if (outcome.kind === 'parol') return (outcome.back ?? []).map(backTell)
  if (outcome.kind !== 'won') return []
  const { honours, refund, sides = [], lost = [], back = [] } = outcome
  return [
    ...(pot === null ? [] : [tell('middle', { chips: { chips: contestedIn(pot, outcome) } })]),
    ...(outcome.partito ? [tell('partito', { provision: { provision: 'XV.1' } })] : []),
    ...sides.map(({ upTo, winners: members }) =>
      tell('side', { chips: { chips: upTo }, members: { members } }),
    ),
    ...honours.map(({ honour, member }) => tell(honour, { member: { member } })),
    ...(refund === null ? [] : [tell('refund', { member: { member: refund } })]),
    ...(lost.length === 0 ? [] : [tell('lost', { members: { members: lost } })]),
    ...back.map(backTell),
  ]
}

const backTell = ({ member, chips }: Put): Tell =>
  tell('back', { member: { member }, chips: { chips } })

/** III.5: the casse that the result caused; the cashier brings them. */
export const rebuysTell = (rebuys: readonly Rebuy[]): readonly Tell[] =>
  rebuys.map(({ member, chips }) => tell('rebuy', { member: { member }, chips: { chips } }))

/** The highest stake that at least two players reached. */
const matchedBy = (put: readonly Put[]): Chips =>
  put.map(({ chips }) => chips).sort((a, b) => b - a)[1] ?? NO_CHIPS
