import { onceBy } from '../../kernel/once'
import { worthOfCard } from '../play/points'
import type { Player } from '../state/ids'
import { BestPlay, type Options, type PlayedWith } from './play'
import type { ChoiceEvent } from './words'

/** A mano as far as its words depend on it. */
interface Mano {
  /** Values in ascending order, aces as one. */
  cards: number[]
  /** The pair's other card, beside a mano that was split. */
  readonly beside: readonly number[]
  readonly on: Map<Player, number>
}

/** The best play against a card of the banco, found once for these rules. */
const bestAgainst = onceBy(
  ({ up, packs, softDoubling }: PlayedWith & { up: number }) => `${up}/${packs}/${softDoubling}`,
  ({ up, packs, softDoubling }) => new BestPlay(up, { packs, softDoubling }),
)

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)

function chipsOn({ on }: Mano): number {
  let sum = 0
  for (const chips of on.values()) sum += chips
  return sum
}

/** The chips of a casella by their owners, as they lie before the deal; a new map each time. */
export type LaidOn = (casella: number) => Map<Player, number>

type WordEvent = Exclude<
  ChoiceEvent,
  { type: 'cardDrawn' | 'dealMended' | 'surplusDrawn' | 'casellaVoided' }
>

/** The choices of a colpo kept card by card. Source: B.5.1, B.10.1, B.11.1, B1.game.1, B1.split.4, B1.split.5. */
export class Choices {
  /** The value of the banco's card; 0 before it is drawn. */
  #up = 0
  /** Something came that the chances of a full shoe do not know: none of its choices is judged. */
  #isUnknown = false
  readonly #caselle = new Map<number, { manos: Mano[]; given: number }>()

  constructor(
    private readonly rules: PlayedWith,
    private readonly laidOn: LaidOn,
  ) {}

  /** The chips that the choices gave the bank; undefined where they cannot be judged. */
  get given(): number | undefined {
    if (this.#isUnknown || this.#up === 0) return undefined
    let sum = 0
    for (const { given } of this.#caselle.values()) sum += given
    return sum
  }

  /** The next event of the colpo. */
  take(event: ChoiceEvent): void {
    switch (event.type) {
      case 'cardDrawn':
        this.#draw(worthOfCard(event.card), event.to)
        return
      case 'dealMended': {
        const [up] = event.banco
        this.#up = up ? worthOfCard(up) : 0
        this.#caselle.clear()
        for (const { casella, cards } of event.hands)
          this.#begin(casella, sorted(cards.map(worthOfCard)))
        return
      }
      case 'surplusDrawn':
        this.#isUnknown = true
        return
      case 'casellaVoided':
        this.#caselle.delete(event.casella)
        return
      default: {
        const casella = this.#isUnknown ? undefined : this.#caselle.get(event.casella)
        if (casella) casella.given += this.#givenBy(event, casella.manos)
      }
    }
  }

  #begin(casella: number, cards: number[]) {
    const begun = { manos: [{ cards, beside: [], on: this.laidOn(casella) }], given: 0 }
    this.#caselle.set(casella, begun)
    return begun
  }

  #draw(value: number, to: Extract<ChoiceEvent, { type: 'cardDrawn' }>['to']): void {
    if (to.to === 'banco') {
      if (this.#up === 0) this.#up = value
      return
    }
    const { manos } = this.#caselle.get(to.casella) ?? this.#begin(to.casella, [])
    const mano = manos[to.hand]
    if (mano) mano.cards = sorted([...mano.cards, value])
  }

  /** The chips that a word gave the bank. */
  #givenBy(event: WordEvent, manos: Mano[]): number {
    const hand = event.type === 'parPaid' ? 0 : event.hand
    const mano = manos[hand]
    if (!mano) return 0
    const { packs, softDoubling } = this.rules
    const best = bestAgainst({ up: this.#up, packs, softDoubling })
    const options = (): Options => best.options(mano.cards, mano.beside)
    switch (event.type) {
      case 'parPaid': {
        const chips = mano.on.get(event.player) ?? 0
        mano.on.set(event.player, 0)
        return chips * (best.dealt(mano.cards).mean - 1)
      }
      case 'cardAsked': {
        if (event.isFirstOn21) return 0
        const { best: most, card } = options()
        return chipsOn(mano) * (most - card)
      }
      case 'handStays': {
        const { best: most, stay } = options()
        return chipsOn(mano) * (most - stay)
      }
      case 'doubled': {
        // A companion who does not join has one card as well, for half as much.
        const { best: most, double } = options()
        return chipsOn(mano) * (most - double / 2) - (event.chips * double) / 2
      }
      case 'companionDoubled':
        return -(event.chips * options().double) / 2
      case 'handSplit': {
        // A second split is not judged.
        this.#isUnknown ||= mano.beside.length > 0
        if (this.#isUnknown) return 0
        const { best: most, split } = options()
        const { player, chips } = event
        const given = chipsOn(mano) * (most - split / 2) - (chips * split) / 2
        const beside = mano.cards.slice(0, 1)
        manos.splice(
          ...[0, manos.length],
          { cards: beside, beside, on: mano.on },
          { cards: beside, beside, on: new Map([[player, chips]]) },
        )
        return given
      }
      case 'companionSplit': {
        manos[1]?.on.set(event.player, event.chips)
        return -(event.chips * best.split(mano.beside[0] ?? 0)) / 2
      }
      case 'companionChose': {
        if (event.card === 1 || !manos[1]) return 0
        manos[1].on.set(event.player, mano.on.get(event.player) ?? 0)
        manos[0]?.on.set(event.player, 0)
        return 0
      }
    }
  }
}
