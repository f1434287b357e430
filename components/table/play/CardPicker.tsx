'use client'
import { useState } from 'react'
import { cardName, packFrom, rankOf, SUITS, suitOf } from '@/rules/cards'
import { useT } from '../../i18n'
import { Button } from '../../ui/Button'
import { MemberName } from '../../ui/MemberName'
import { Choice } from '../Choice'
import { FullSheet } from '../Sheet'
import { SIGNS } from './signs'

interface CardPickerProps {
  member: string
  /** Number of the lowest card of the pack in use (X.1). */
  lowest: number
  onClose: () => void
  onShow: (cards: readonly string[]) => Promise<boolean>
}

/** The cards a hand shows; none when the table saw them and judges by itself. */
export function CardPicker({ member, lowest, onClose, onShow }: CardPickerProps) {
  const t = useT('table')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pack = packFrom(lowest)
  const show = async (cards: readonly string[]) => {
    await onShow(cards)
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
      {[...SUITS].reverse().map((suit) => (
        <fieldset key={suit} className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
          <legend className="sr-only">{t(`suit.${suit}`)}</legend>
          {pack
            .filter((card) => suitOf(card) === suit)
            .map((card) => {
              const name = cardName(card)
              return (
                <Choice
                  key={name}
                  label={`${rankOf(card)} ${t(`suit.${suit}`)}`}
                  chosen={chosen.includes(name)}
                  isDisabled={chosen.length >= 5 && !chosen.includes(name)}
                  onChange={(on) =>
                    setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))
                  }
                >
                  <span className="text-2xl">
                    {rankOf(card)} {SIGNS[suit]}
                  </span>
                </Choice>
              )
            })}
        </fieldset>
      ))}
      <div className="grid grid-cols-2 gap-3 pt-3">
        <Button size="large" onPress={() => show([])}>
          {t('play.seenByAll')}
        </Button>
        <Button
          variant="primary"
          size="large"
          isDisabled={chosen.length < 4}
          onPress={() => show(chosen)}
        >
          {t('play.showCards')}
        </Button>
      </div>
    </FullSheet>
  )
}
