'use client'
import { useState } from 'react'
import { type Card, cardName, rankOf, SUITS, suitOf } from '@/rules/kernel/cards'
import type { MemberId } from '@/rules/kernel/ids'
import { honoursAreKept } from '@/rules/poker/14-onori/tribute'
import { packFrom } from '@/rules/poker/cards/packs'
import { cardsHeld, fewestShown, showsWithoutNeed } from '@/rules/poker/giro/showing'
import type { Play } from '@/rules/poker/state/play'
import { PlayingCard } from '../../../drawn/PlayingCard'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'

/** A hand as it is shown: its cards and its declarations. */
interface ShownHand {
  cards: string[]
  twins?: true
  agreed?: true
}

interface CardPickerProps {
  member: MemberId
  play: Play
  /** Number of the lowest card in play (X.1, X.3). */
  lowest: number
  onClose: () => void
  onShow: (shown: ShownHand) => Promise<boolean>
}

/** Picks the cards that a player shows; an empty choice means that the table saw them and judges by itself. */
export function CardPicker({ member, play, lowest, onClose, onShow }: CardPickerProps) {
  const { view } = useTable()
  const t = useT('table')
  const [chosen, setChosen] = useState<string[]>([])
  const [twins, setTwins] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const held = cardsHeld(play, member)
  const least = fewestShown(play, member)
  const needless = showsWithoutNeed(play, member) && honoursAreKept(view.settings)
  const show = async (cards: string[]) => {
    const marks = { ...(twins ? { twins } : {}), ...(agreed ? { agreed } : {}) }
    await onShow({ cards, ...marks })
    onClose()
  }
  return (
    <FullSheet
      title={
        <>
          <MemberName id={member} /> · {t('play.pickCards')}
        </>
      }
      onClose={onClose}
    >
      <PackCards
        lowest={lowest}
        taken={cardsShown(play)}
        twins={twins}
        held={held}
        {...{ chosen, setChosen }}
      />
      <div className="grid grid-cols-2 gap-3 pt-1">
        <Choice
          chosen={twins}
          mark="X.1"
          onChange={(on) => {
            setTwins(on)
            setChosen([])
          }}
        >
          {t('play.twins')}
        </Choice>
        {needless && (
          <Choice chosen={agreed} mark="XIV.1" onChange={setAgreed}>
            {t('play.agreed')}
          </Choice>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 pt-1">
        <Button size="large" onPress={() => show([])}>
          {t('play.seenByAll')}
        </Button>
        <Button
          variant="primary"
          size="large"
          isDisabled={chosen.length < least}
          onPress={() => show(chosen)}
        >
          {t('play.showCards')}
        </Button>
      </div>
    </FullSheet>
  )
}

const cardsShown = (play: Play): Card[] =>
  play.hands.flatMap((hand) => [...(hand.shown?.cards ?? [])])

interface PackProps {
  lowest: number
  /** Cards that lie on the table already. */
  taken: readonly Card[]
  /** X.1: the pack holds duplicates, so that a card may come twice. */
  twins: boolean
  held: number
  chosen: string[]
  setChosen: (chosen: string[]) => void
}

/** The pack in use, suit by suit. A card that already lies on the table can be chosen again only if there are duplicates. */
export function PackCards({ lowest, taken, twins, held, chosen, setChosen }: PackProps) {
  const t = useT('table')
  const pack = packFrom(lowest)
  return [...SUITS].reverse().map((suit) => (
    <fieldset key={suit} className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
      <legend className="sr-only">{t(`suit.${suit}`)}</legend>
      {pack
        .filter((card) => suitOf(card) === suit)
        .map((card) => {
          const name = cardName(card)
          const times = chosen.filter((one) => one === name).length
          const full = chosen.length >= held
          const again = twins && times === 1 && !full
          return (
            <Choice
              key={name}
              label={`${rankOf(card)} ${t(`suit.${suit}`)}${times > 1 ? ' ×2' : ''}`}
              chosen={times > 0}
              mark={times > 1 ? '×2' : undefined}
              isDisabled={times === 0 && (full || (!twins && taken.includes(card)))}
              onChange={() =>
                setChosen(
                  times === 0 || again ? [...chosen, name] : chosen.filter((one) => one !== name),
                )
              }
            >
              <PlayingCard card={card} className="w-11" />
            </Choice>
          )
        })}
    </fieldset>
  ))
}
