'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { causeTell } from '@/rules/poker/telling/causes'
import { useT } from '../../../language/i18n'
import { useHindrance } from '../../../live/commanding'
import { Choice } from '../../../tablet/Choice'
import { RestingStep } from '../../../tablet/RestingStep'
import { MemberName } from '../../../tell/MemberName'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Names } from '../log/OutcomeText'
import { Refusal } from '../sheet/Refusal'
import { Unpaid } from './Unpaid'

/** Between two colpi: the players who sit out the next one, and the deal. */
export function DealPanel() {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const deal = useOffer('deal')
  const hindrance = useHindrance('deal')
  const [out, setOut] = useState<readonly MemberId[]>([])
  const seated = view.summary.seats.flatMap((seat) =>
    seat.state === 'seated' && seat.member ? [seat.member] : [],
  )
  const cannot = deal?.payload.out ?? []
  const sitting = seated.filter((member) => out.includes(member) || cannot.includes(member))
  const short = view.players.filter(
    (one) => one.shortOfPot && seated.includes(one.member) && !sitting.includes(one.member),
  )

  async function give() {
    if (deal && (await take(deal, { out: sitting }))) setOut([])
  }

  return (
    <section aria-label={t('deal.title')} className="flex flex-col gap-2">
      <h2 className="text-2xl">{t(view.colpoNumber === 0 ? 'deal.first' : 'deal.title')}</h2>
      {refusal && <Refusal refusal={refusal} />}
      {view.parol && cannot.length > 0 && (
        <p role="status" className="leading-tight">
          <strong>
            <Names members={cannot} />
          </strong>{' '}
          {t('deal.belowParol', { count: cannot.length })} <ProvisionLink id="XIII.3" />
        </p>
      )}
      {!view.parol && (
        <WhoSitsOut
          seated={seated}
          sitting={sitting}
          cannot={cannot}
          onChange={(member, on) =>
            setOut(on ? [...out, member] : out.filter((one) => one !== member))
          }
        />
      )}
      {short.map(({ member }) => (
        <p key={member} className="text-sm leading-tight">
          <MemberName id={member} /> {t('deal.short')}
        </p>
      ))}
      {deal || !hindrance ? (
        <Button variant="primary" size="large" isDisabled={!deal || waiting} onPress={give}>
          <span className="flex flex-col">
            {view.parol?.isOver ? <TellTexts tells={[causeTell('parol-left')]} /> : t('deal.give')}
            {sitting.length > 0 && (
              <span className="font-normal text-base">
                {t('deal.without')} <Names members={sitting} />
              </span>
            )}
          </span>
        </Button>
      ) : (
        <RestingStep
          words={t('deal.give')}
          reason={<Unpaid otherwise={<Refusal refusal={hindrance} isResting />} />}
        />
      )}
    </section>
  )
}

interface WhoSitsOutProps {
  seated: readonly MemberId[]
  sitting: readonly MemberId[]
  /** The players who cannot pay, and so do not choose. */
  cannot: readonly MemberId[]
  onChange: (member: MemberId, isOut: boolean) => void
}

function WhoSitsOut({ seated, sitting, cannot, onChange }: WhoSitsOutProps) {
  const t = useT('table')
  return (
    <fieldset>
      <legend className="pb-1">{t('deal.whoSitsOut')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {seated.map((member) => (
          <Choice
            key={member}
            chosen={sitting.includes(member)}
            isDisabled={cannot.includes(member)}
            mark={t('deal.out')}
            onChange={(on) => onChange(member, on)}
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
