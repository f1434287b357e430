'use client'
import { useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { honoursAreKept } from '@/rules/poker/14-onori/tribute'
import { handsToJudge, judgementOf } from '@/rules/poker/play/judged'
import { HONOURS, type Honour } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Choice } from '../../../tablet/Choice'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { useTable } from '../context'
import type { MovesProps } from './PlayPanel'

/** Hands below this place are not ranked among themselves. */
const MOST_PLACES = 4

type Held = Readonly<Record<MemberId, Honour>>

/**
 * XII.5: the table ranks the hands; hands in the same place share. The second place takes the side amounts that the
 * first did not cover. The table also names the hands with honours among those that only it saw (XIV.1).
 */
export function JudgeColpo({ play, take, isDisabled }: MovesProps) {
  const { view } = useTable()
  const t = useT('table')
  const offer = useOffer('judgeColpo')
  const [places, setPlaces] = useState<Readonly<Record<MemberId, number>>>({})
  const [held, setHeld] = useState<Held | null>(null)
  if (!offer) return null
  const hands = handsToJudge(play)
  const asked = Array.from({ length: Math.min(hands.length, MOST_PLACES) }, (_, at) => at + 1)
  const judgement = judgementOf(play, { places, honours: held ?? {} })
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 leading-tight">{t('play.judge')}</legend>
      {hands.map(({ member, unseen }) => (
        <div key={member} className="flex flex-col gap-1">
          <Places
            member={member}
            asked={asked}
            chosen={places[member]}
            onChoose={(place) => setPlaces(withOrWithout(places, member, place))}
          />
          {held && unseen && (
            <HonourOf
              honour={held[member]}
              onChoose={(honour) => setHeld(withOrWithout(held, member, honour))}
            />
          )}
        </div>
      ))}
      <div className="flex gap-2">
        {honoursAreKept(view.settings) && hands.some(({ unseen }) => unseen) && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-expanded={held !== null}
            onPress={() => setHeld(held ? null : {})}
          >
            {t('result.honours')}
          </Button>
        )}
        <Button
          variant="primary"
          className="flex-1 px-2!"
          isDisabled={isDisabled || judgement === null}
          onPress={() =>
            judgement &&
            take(offer, {
              ranking: judgement.ranking.map((place) => [...place]),
              honours: [...judgement.honours],
            })
          }
        >
          {t('play.judged')}
        </Button>
      </div>
    </fieldset>
  )
}

function withOrWithout<T>(
  all: Readonly<Record<MemberId, T>>,
  member: MemberId,
  one: T | undefined,
): Readonly<Record<MemberId, T>> {
  const { [member]: _was, ...others } = all
  return one === undefined ? others : { ...others, [member]: one }
}

interface PlacesProps {
  member: MemberId
  asked: readonly number[]
  chosen: number | undefined
  onChoose: (place: number | undefined) => void
}

function Places({ member, asked, chosen, onChoose }: PlacesProps) {
  const t = useT('table')
  const nameOf = useNameOf()
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 flex-1 leading-tight font-semibold">{nameOf(member)}</span>
      {asked.map((place) => (
        <div key={place} className="w-12">
          <Choice
            label={t('play.place', { member: nameOf(member), rank: place })}
            chosen={chosen === place}
            onChange={(on) => onChoose(on ? place : undefined)}
          >
            {t('play.rank', { rank: place })}
          </Choice>
        </div>
      ))}
    </div>
  )
}

interface HonourProps {
  honour: Honour | undefined
  onChoose: (honour: Honour | undefined) => void
}

function HonourOf({ honour, onChoose }: HonourProps) {
  const t = useT('table')
  return (
    <div className="grid grid-cols-2 gap-2 pb-1">
      {HONOURS.map((one) => (
        <Choice key={one} chosen={honour === one} onChange={(on) => onChoose(on ? one : undefined)}>
          {t(`honour.${one}`)}
        </Choice>
      ))}
    </div>
  )
}
