'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { Asking } from '@/rules/chemin-de-fer/state/coup'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Foot, Notes } from '../../../tablet/Foot'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffer, useOffers } from '../../commanding'
import { useTable } from '../context'
import { ChipsPad } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'
import { RowText } from '../sheet/RowText'

/** After an error people may keep or change their stakes, all at once; silence means what the row says. */
export function AskingPanel({ asking }: { asking: Asking }) {
  const t = useT('chemin-table')
  const answers = useOffers('answerAsking')
  const closing = useOffer('closeAsking')
  const [typing, setTyping] = useState<AnswerOffer | null>(null)
  const { take, refusal, waiting } = useAct()
  const { coup } = useTable().view
  const open = answers.find(({ payload }) => typing && isSameAnswer(payload, typing.payload))
  if (open) return <AnswerSum offer={open} onDone={() => setTyping(null)} />
  return (
    <section aria-label={t('asking.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl leading-tight">{t('asking.title')}</h2>
      <Notes>
        <RowText id={asking.provision} isNamed />
        <ul className="flex flex-col gap-2">
          {asking.waiting.map((member) => (
            <li key={member} className="flex flex-col gap-1">
              <span className="font-semibold">
                <MemberName id={member} />{' '}
                <Amount chips={coup?.bets.find((bet) => bet.member === member)?.sum ?? null} />
              </span>
              <Answers
                offers={answers.filter(({ payload }) => payload.member === member)}
                isDisabled={waiting}
                onAnswer={(offer) =>
                  rangeOf(offer, 'chips') ? setTyping(offer) : void take(offer)
                }
              />
            </li>
          ))}
        </ul>
      </Notes>
      <Foot>
        <Refused refusal={refusal} />
        {closing && (
          <Button variant="primary" size="large" isDisabled={waiting} onPress={() => take(closing)}>
            {t(`asking.silence.${asking.silence}`)}
          </Button>
        )}
      </Foot>
    </section>
  )
}

type AnswerOffer = CheminOffer<'answerAsking'>

const isSameAnswer = (a: AnswerOffer['payload'], b: AnswerOffer['payload']): boolean =>
  a.member === b.member && a.answer === b.answer

interface AnswersProps {
  offers: readonly AnswerOffer[]
  isDisabled: boolean
  onAnswer: (offer: AnswerOffer) => void
}

const ANSWERS = ['keep', 'reduce', 'add', 'withdraw', 'refuse'] as const

function Answers({ offers, isDisabled, onAnswer }: AnswersProps) {
  const t = useT('chemin-table')
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {ANSWERS.map((answer) => {
        const offer = offers.find(({ payload }) => payload.answer === answer)
        return (
          offer && (
            <Button
              key={answer}
              className="px-2!"
              isDisabled={isDisabled}
              onPress={() => onAnswer(offer)}
            >
              {t(`asking.answer.${answer}`)}
            </Button>
          )
        )
      })}
    </div>
  )
}

/** The sum that an answer names: what the stake is reduced to, or what is added to it. */
function AnswerSum({ offer, onDone }: { offer: AnswerOffer; onDone: () => void }) {
  const t = useT('chemin-table')
  const { take, refusal, waiting } = useAct()
  const [sum, setSum] = useState(NO_CHIPS)
  const { answer } = offer.payload
  const range = rangeOf(offer, 'chips') ?? { min: 1, max: 0 }
  const name = t(`asking.answer.${answer === 'reduce' ? 'reduceTo' : 'add'}`)
  const send = async () => {
    if (await take(offer, { chips: sum })) onDone()
  }
  return (
    <section aria-label={t('asking.title')} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl">
          <MemberName id={offer.payload.member} />
        </h2>
        <Button onPress={onDone}>{t('asking.back')}</Button>
      </div>
      <ChipsPad
        chips={sum}
        max={asChips(range.max)}
        onChips={setSum}
        label={name}
        isDisabled={waiting}
      />
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || sum < range.min || sum > range.max}
        onPress={() => void send()}
      >
        {name} <Amount chips={sum} />
      </Button>
      <Refused refusal={refusal} />
    </section>
  )
}
