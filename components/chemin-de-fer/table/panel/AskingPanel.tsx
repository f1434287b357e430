'use client'
import type { Asking } from '@/rules/chemin-de-fer/state/coup'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { type OfferedAct, useGiveAny, useOffered } from '../other/offered'
import { Refused } from '../sheet/Refused'
import { RowText } from '../sheet/RowText'

/** After an error people may keep or change their stakes, all at once; silence means what the row says. */
export function AskingPanel({ asking }: { asking: Asking }) {
  const t = useT('chemin-table')
  const answers = useOffered('answerAsking')
  const [closing] = useOffered('closeAsking')
  const { give, refusal, waiting } = useGiveAny()
  const { coup } = useTable().view
  return (
    <section aria-label={t('asking.title')} className="flex min-h-0 flex-1 flex-col gap-2">
      <h2 className="text-2xl leading-tight">{t('asking.title')}</h2>
      <RowText id={asking.provision} isNamed />
      <ul className="flex min-h-0 flex-col gap-2 overflow-y-auto">
        {asking.waiting.map((member) => (
          <li key={member} className="flex flex-col gap-1">
            <span className="font-semibold">
              <MemberName id={member} />{' '}
              <Amount chips={coup?.bets.find((bet) => bet.member === member)?.sum ?? null} />
            </span>
            <Answers
              offers={answers.filter(({ payload }) => payload.member === member)}
              isDisabled={waiting}
              onAnswer={(offer) => void give(offer.type, offer.payload)}
            />
          </li>
        ))}
      </ul>
      <Refused refusal={refusal} />
      {closing && (
        <Button
          variant="primary"
          size="large"
          className="mt-auto"
          isDisabled={waiting}
          onPress={() => void give(closing.type, closing.payload)}
        >
          {t(`asking.silence.${asking.silence}`)}
        </Button>
      )}
    </section>
  )
}

interface AnswersProps {
  offers: readonly OfferedAct[]
  isDisabled: boolean
  onAnswer: (offer: OfferedAct) => void
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
