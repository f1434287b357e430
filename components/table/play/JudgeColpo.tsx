'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/poker/state/ids'
import { useT } from '../../i18n'
import { useNameOf } from '../../live/names'
import { Button } from '../../ui/Button'
import { Choice } from '../Choice'
import { useOffers } from '../context'
import type { MovesProps } from './PlayPanel'

/** Places that are asked for: what is left after the fourth is never judged apart. */
const MOST_PLACES = 4

/**
 * XII.5: the table says who won, each with his place; two in the same place share. The second takes the side amounts
 * that the first did not cover.
 */
export function JudgeColpo({ play, act, isDisabled }: MovesProps) {
  const t = useT('table')
  const nameOf = useNameOf()
  const offers = useOffers('judgeColpo')
  const [places, setPlaces] = useState<Readonly<Record<MemberId, number>>>({})
  if (offers.length === 0) return null
  const members = play.giro.filter((member) => {
    const hand = play.hands[member]
    return hand?.standing === 'in' && hand.shown?.how !== 'mucked'
  })
  const asked = Array.from({ length: Math.min(members.length, MOST_PLACES) }, (_, at) => at + 1)
  const ranking = asked
    .map((place) => members.filter((member) => places[member] === place))
    .filter((group) => group.length > 0)
  const put = (member: MemberId, place: number | undefined) => {
    const { [member]: _was, ...others } = places
    setPlaces(place === undefined ? others : { ...others, [member]: place })
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 leading-tight">{t('play.judge')}</legend>
      {members.map((member) => (
        <div key={member} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 leading-tight font-semibold">{nameOf(member)}</span>
          {asked.map((place) => (
            <div key={place} className="w-12">
              <Choice
                label={t('play.place', { member: nameOf(member), rank: place })}
                chosen={places[member] === place}
                onChange={(on) => put(member, on ? place : undefined)}
              >
                {t('play.rank', { rank: place })}
              </Choice>
            </div>
          ))}
        </div>
      ))}
      <Button
        variant="primary"
        isDisabled={isDisabled || !members.some((member) => places[member] === 1)}
        onPress={() => act('judgeColpo', { ranking, honours: [] })}
      >
        {t('play.judged')}
      </Button>
    </fieldset>
  )
}
