import { worthOfCard } from '../play/points'
import type { Player } from '../state/ids'
import { BestPlay, type Options, type PlayedWith } from './play'
import type { ChoiceEvent } from './words'

/** A mano as far as its words depend on it. */
interface Mano {
  /** Values in ascending order, aces as one. */
  readonly cards: readonly number[]
  /** The pair's other card, beside a mano that was split. */
  readonly beside: readonly number[]
  readonly on: ReadonlyMap<Player, number>
}

interface Casella {
  readonly manos: readonly Mano[]
  /** The chips that its choices gave the bank so far. */
  readonly given: number
}

/** The choices of a colpo kept card by card, so far. */
export interface Choosing {
  /** The value of the banco's card; 0 before it is drawn. */
  readonly up: number
  /** Something came that the chances of a full shoe do not know: none of its choices is judged. */
  readonly isUnknown: boolean
  readonly caselle: ReadonlyMap<number, Casella>
}

export const NO_CHOICES: Choosing = { up: 0, isUnknown: false, caselle: new Map() }

/** The chips that the choices gave the bank; undefined where they cannot be judged. */
export function givenIn({ up, isUnknown, caselle }: Choosing): number | undefined {
  if (isUnknown || up === 0) return undefined
  let sum = 0
  for (const { given } of caselle.values()) sum += given
  return sum
}

const BEST = new Map<string, BestPlay>()

/** The best play against a card of the banco, found once for these rules. */
function bestAgainst(up: number, { packs, softDoubling }: PlayedWith): BestPlay {
  const key = `${up}/${packs}/${softDoubling}`
  const best = BEST.get(key) ?? new BestPlay(up, { packs, softDoubling })
  BEST.set(key, best)
  return best
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)

const chipsOn = ({ on }: Mano): number => [...on.values()].reduce((sum, chips) => sum + chips, 0)

/** The chips of a casella by their owners, as they lie before the deal. */
export type LaidOn = (casella: number) => ReadonlyMap<Player, number>

/** The choices after an event of the colpo. Source: B.5.1, B.10.1, B.11.1, B1.game.1, B1.split.4, B1.split.5. */
export function chosenAfter(
  was: Choosing,
  event: ChoiceEvent,
  { rules, laidOn }: { readonly rules: PlayedWith; readonly laidOn: LaidOn },
): Choosing {
  switch (event.type) {
    case 'cardDrawn':
      return drawn(was, event, laidOn)
    case 'dealMended': {
      const caselle = event.hands.map(({ casella, cards }): [number, Casella] => {
        const dealt = { cards: sorted(cards.map(worthOfCard)), beside: [], on: laidOn(casella) }
        return [casella, { manos: [dealt], given: 0 }]
      })
      const [up] = event.banco
      return { ...was, up: up ? worthOfCard(up) : 0, caselle: new Map(caselle) }
    }
    case 'surplusDrawn':
      return { ...was, isUnknown: true }
    case 'casellaVoided': {
      const caselle = new Map(was.caselle)
      caselle.delete(event.casella)
      return { ...was, caselle }
    }
    default: {
      const casella = was.caselle.get(event.casella)
      if (!casella || was.isUnknown) return was
      const now = spoken(casella, event, bestAgainst(was.up, rules))
      return now
        ? { ...was, caselle: new Map(was.caselle).set(event.casella, now) }
        : { ...was, isUnknown: true }
    }
  }
}

function drawn(
  was: Choosing,
  { card, to }: Extract<ChoiceEvent, { type: 'cardDrawn' }>,
  laidOn: LaidOn,
): Choosing {
  const value = worthOfCard(card)
  if (to.to === 'banco') return was.up === 0 ? { ...was, up: value } : was
  const { casella, hand } = to
  const one = was.caselle.get(casella) ?? {
    manos: [{ cards: [], beside: [], on: laidOn(casella) }],
    given: 0,
  }
  const manos = one.manos.map((mano, at) =>
    at === hand ? { ...mano, cards: sorted([...mano.cards, value]) } : mano,
  )
  return { ...was, caselle: new Map(was.caselle).set(casella, { ...one, manos }) }
}

type WordEvent = Exclude<
  ChoiceEvent,
  { type: 'cardDrawn' | 'dealMended' | 'surplusDrawn' | 'casellaVoided' }
>

/** A casella after a word about it; null for a word that cannot be judged, which is a second split. */
function spoken(casella: Casella, event: WordEvent, best: BestPlay): Casella | null {
  const { manos, given } = casella
  const hand = event.type === 'parPaid' ? 0 : event.hand
  const mano = manos[hand]
  if (!mano) return casella
  const options = (): Options => best.options(mano.cards, mano.beside)
  /** Of a word that costs this much for each chip on the mano. */
  const lost = (less: number): Casella => ({ manos, given: given + chipsOn(mano) * less })
  switch (event.type) {
    case 'parPaid': {
      const chips = mano.on.get(event.player) ?? 0
      const on = new Map(mano.on).set(event.player, 0)
      const waits = best.dealt(mano.cards).mean
      return { manos: [{ ...mano, on }], given: given + chips * (waits - 1) }
    }
    case 'cardAsked': {
      if (event.isFirstOn21) return casella
      const { best: most, card } = options()
      return lost(most - card)
    }
    case 'handStays': {
      const { best: most, stay } = options()
      return lost(most - stay)
    }
    case 'doubled': {
      // A companion who does not join has one card as well, for half as much.
      const { best: most, double } = options()
      const { given: sum } = lost(most - double / 2)
      return { manos, given: sum - (event.chips * double) / 2 }
    }
    case 'companionDoubled':
      return { manos, given: given - (event.chips * options().double) / 2 }
    case 'handSplit': {
      if (mano.beside.length > 0) return null
      const { best: most, split } = options()
      const { given: sum } = lost(most - split / 2)
      const { player, chips } = event
      const beside = mano.cards.slice(0, 1)
      const first = { ...mano, cards: beside, beside }
      const second = { ...first, on: new Map([[player, chips]]) }
      return { manos: [first, second], given: sum - (chips * split) / 2 }
    }
    case 'companionSplit': {
      const value = mano.beside[0] ?? 0
      const split = best.split(value)
      const after = onSecond(manos, event.player, event.chips)
      return { manos: after, given: given - (event.chips * split) / 2 }
    }
    case 'companionChose': {
      if (event.card === 1) return casella
      const chips = mano.on.get(event.player) ?? 0
      const [first, second] = onSecond(manos, event.player, chips)
      if (!first || !second) return casella
      return { manos: [{ ...first, on: new Map(first.on).set(event.player, 0) }, second], given }
    }
  }
}

/** The two manos of a split with a companion's chips on the second. */
const onSecond = (manos: readonly Mano[], player: Player, chips: number): Mano[] =>
  manos.map((mano, at) => (at === 1 ? { ...mano, on: new Map(mano.on).set(player, chips) } : mano))
