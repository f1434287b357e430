'use client'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button } from '../../ui/Button'
import { MemberName } from '../../ui/MemberName'
import { Choice } from '../Choice'
import { useOffers } from '../context'
import type { MovesProps } from './PlayPanel'

/** XII.5: the table says who won, best first; the second takes the side amounts that the first did not cover. */
export function JudgeColpo({ play, act, isDisabled }: MovesProps) {
  const t = useT('table')
  const offers = useOffers('judgeColpo')
  const [order, setOrder] = useState<readonly string[]>([])
  if (offers.length === 0) return null
  const members = play.giro.filter((member) => {
    const hand = play.hands[member]
    return hand?.standing === 'in' && hand.shown?.how !== 'mucked'
  })
  const ranked = order.filter((member) => members.includes(member))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 leading-tight">{t('play.judge')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {members.map((member) => (
          <Choice
            key={member}
            chosen={ranked.includes(member)}
            mark={t('play.rank', { rank: ranked.indexOf(member) + 1 })}
            onChange={(on) =>
              setOrder(on ? [...ranked, member] : ranked.filter((one) => one !== member))
            }
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
      <Button
        variant="primary"
        isDisabled={isDisabled || ranked.length === 0}
        onPress={() => act('judgeColpo', { ranking: ranked.map((one) => [one]), honours: [] })}
      >
        {t('result.confirm')}
      </Button>
    </fieldset>
  )
}
