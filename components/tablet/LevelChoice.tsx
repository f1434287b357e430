'use client'
import { type ComponentType, type ReactNode, useState } from 'react'
import { LEVELS, type Level, type SetLevel } from '@/rules/kernel/level'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { useAct, useOffers } from '../live/commanding'
import { Confirm } from '../ui/Confirm'
import { Choice } from './Choice'

interface LevelChoiceProps {
  /** The table, with its level now. */
  table: { id: string; level: Level }
  question: string
  name: (level: Level) => string
  /** A question before a level that is hard to leave again; null where the level is set at once. */
  sure?: (level: Level) => { title: string; body: ReactNode; yes: string } | null
  /** The game's box for a refusal. */
  refused: ComponentType<{ refusal: ToldRefusal }>
  /** The reason why no other level may be chosen. */
  children?: ReactNode
}

/** The level of detail of the tablet's table. A level is disabled while its command is not offered. */
export function LevelChoice(props: LevelChoiceProps) {
  const { table, question, name, sure, refused: Refused, children } = props
  const t = useT('table')
  const offers = useOffers<SetLevel, 'setLevel'>('setLevel', { table: table.id })
  const { take, refusal, waiting } = useAct<SetLevel>()
  const [asked, setAsked] = useState<Level | null>(null)
  const offerOf = (level: Level) => offers.find(({ payload }) => payload.level === level)
  const set = (level: Level) => {
    setAsked(null)
    const offer = offerOf(level)
    if (offer) void take(offer)
  }
  const doubt = asked === null ? null : sure?.(asked)
  return (
    <fieldset>
      <legend className="pb-1">{question}</legend>
      <div className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
        {LEVELS.map((level) => (
          <Choice
            key={level}
            chosen={table.level === level}
            mark={t('level.now')}
            isDisabled={waiting || (table.level !== level && !offerOf(level))}
            onChange={(on) => {
              if (on && sure?.(level)) setAsked(level)
              else if (on) set(level)
            }}
          >
            {name(level)}
          </Choice>
        ))}
      </div>
      {children}
      {refusal && <Refused refusal={refusal} />}
      {asked !== null && doubt && (
        <Confirm
          title={doubt.title}
          action={doubt.yes}
          danger
          onConfirm={() => set(asked)}
          onClose={() => setAsked(null)}
        >
          {doubt.body}
        </Confirm>
      )}
    </fieldset>
  )
}
