'use client'
import type { OwnTable } from '@/rules/chemin-de-fer/views/member'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useOffers } from '../../commanding'
import { SumAct } from './SumAct'
import { stakesBefore } from './shown'
import { TakeAct } from './TakeAct'

/** Answers that take the stake away or end the coup; they are asked twice. */
const FINAL = ['withdraw', 'refuse'] as const

/** After an error, the member's own stake in question: each answer that the rules leave open, and their row. */
export function Asked({ table }: { table: OwnTable }) {
  const t = useT('chemin-member')
  const { coup, summary } = table
  const offers = useOffers('answerAsking', { table: summary.id })
  if (!coup?.asking || offers.length === 0) return null
  const { provision, silence } = coup.asking
  return (
    <section aria-label={t('asked.title')} className="flex flex-col gap-3">
      <p>
        {t(`asked.silence.${silence}`)} <ProvisionLink id={provision} />
      </p>
      {offers.map((offer) => {
        const { answer } = offer.payload
        const label = t(`asked.answers.${answer}`)
        const range = rangeOf(offer, 'chips')
        if (range)
          return (
            <SumAct
              key={answer}
              offer={offer}
              field="chips"
              range={range}
              label={label}
              usual={summary.leastStake ?? summary.minimum}
              before={stakesBefore(table)}
            />
          )
        const asks = FINAL.find((one) => one === answer)
        return (
          <TakeAct
            key={answer}
            offer={offer}
            variant={answer === 'keep' ? 'primary' : 'secondary'}
            {...(asks
              ? {
                  ask: {
                    title: t(`asked.sure.${asks}.title`),
                    text: t(`asked.sure.${asks}.text`),
                    action: label,
                  },
                }
              : {})}
          >
            {label}
          </TakeAct>
        )
      })}
    </section>
  )
}
