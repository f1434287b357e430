'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { rangeOf } from '../../../live/offers'
import { quickSums } from '../../../money/quickSums'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { Confirm } from '../../../ui/Confirm'
import { Dialog } from '../../../ui/Dialog'
import { useAct } from '../../commanding'
import { choiceIn } from './list'
import { SumDialog } from './SumDialog'
import type { ShownAct } from './shown'

interface ActButtonProps {
  act: ShownAct
  /** The usual least sum, of which frequent sums are multiples. */
  usual: Chips
  /** Sums that the member gave before, oldest first. */
  before?: readonly Chips[]
}

/**
 * A button of the member's phone. It asks first for what the offer leaves open: a person or a seat, then a sum; and for
 * a yes, where the act cannot be undone.
 */
export function ActButton({ act, usual, before = [] }: ActButtonProps) {
  const t = useT('chemin-member')
  const { take, waiting } = useAct()
  const [step, go] = useState<'choice' | 'sum' | 'yes' | null>(null)
  const [chosen, choose] = useState<CheminOffer>(act.offers[0])
  const { text, tone, chips, sum, asks } = act
  const label = t(`acts.${text}`)
  const offer = act.choice ? chosen : act.offers[0]
  const range = (one: CheminOffer) => (sum === null ? null : rangeOf<string>(one, sum))
  function next(one: CheminOffer) {
    choose(one)
    if (range(one)) go('sum')
    else if (asks) go('yes')
    else void give(one)
  }
  async function give(one: CheminOffer, sumGiven?: Chips) {
    // The sheet closes as soon as the command is queued: on a slow network it must not seem that it can be cancelled.
    go(null)
    await take(one, sum !== null && sumGiven !== undefined ? { [sum]: sumGiven } : {})
  }
  const open = range(offer)
  return (
    <>
      <Button
        variant={tone}
        size="large"
        wide
        isPending={waiting}
        onPress={() => (act.choice ? go('choice') : next(act.offers[0]))}
      >
        {act.choice || open ? `${label}…` : label}
        {chips !== null && <Amount chips={chips} />}
      </Button>
      {step === 'choice' && (
        <Choices act={act} label={label} onChoose={next} onClose={() => go(null)} />
      )}
      {step === 'sum' && open && (
        <SumDialog
          title={label}
          range={open}
          quick={quickSums(open, usual, before)}
          onGive={(given) => void give(offer, given)}
          onClose={() => go(null)}
        />
      )}
      {step === 'yes' && asks && (
        <Confirm
          title={t(`ask.${asks}.title`)}
          action={label}
          danger={tone === 'danger'}
          onConfirm={() => void give(offer)}
          onClose={() => go(null)}
        >
          <p>{t(`ask.${asks}.text`)}</p>
          {chips !== null && (
            <p className="text-4xl font-semibold">
              <Amount chips={chips} />
            </p>
          )}
        </Confirm>
      )}
    </>
  )
}

interface ChoicesProps {
  act: ShownAct
  label: string
  onChoose: (offer: CheminOffer) => void
  onClose: () => void
}

/** The persons or seats among which an act leaves the choice. */
function Choices({ act, label, onChoose, onClose }: ChoicesProps) {
  const t = useT('chemin-member')
  const nameOf = useNameOf()
  const wordsOf = (offer: CheminOffer) => {
    const choice = choiceIn(offer)
    if ('member' in choice) return nameOf(choice.member)
    return choice.seat === null ? t('seat.any') : t('seat.number', { seat: choice.seat })
  }
  return (
    <Dialog title={label} onClose={onClose}>
      <div className="grid grid-cols-2 gap-3">
        {act.offers.map((offer) => (
          <Button key={wordsOf(offer)} size="large" onPress={() => onChoose(offer)}>
            {wordsOf(offer)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
