'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { offersFor } from '../../../live/offers'
import { Choice } from '../../../tablet/Choice'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Countdown } from '../../../ui/Countdown'
import { useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'
import { LotsLink } from './LotsCard'

/** Before the game: called members with their answers; seats by lot, or free if everybody agrees (II.1). */
export function Gathering() {
  const t = useT('table')
  return (
    <div className="grid min-h-0 flex-1 grid-cols-2 gap-6 overflow-y-auto px-5 py-3 max-md:grid-cols-1">
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">{t('gathering.called')}</h2>
        <Called />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-2xl">{t('gathering.seats')}</h2>
        <Lots />
        <FreeSeats />
      </section>
    </div>
  )
}

function Called() {
  const { view, now } = useTable()
  const t = useT('table')
  return (
    <ul className="flex flex-col gap-2">
      {view.players
        .filter((player) => player.status !== 'left')
        .map(({ member }) => {
          const call = view.summary.called.find((one) => one.member === member)?.call
          return (
            <li
              key={member}
              className="flex min-h-12 items-center justify-between gap-3 rounded-lg border-2 border-line px-3 py-1"
            >
              <strong className="text-xl leading-tight">
                <MemberName id={member} />
              </strong>
              <span className="text-right leading-tight">
                {t(`answer.${call?.answer ?? (call ? 'none' : 'coming')}`)}
                {call && call.answer !== 'coming' && (
                  <span className="block text-xl">
                    <Countdown clock={{ since: call.at, until: call.until }} now={now} />
                  </span>
                )}
              </span>
            </li>
          )
        })}
    </ul>
  )
}

function Lots() {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const draw = useOffer('drawLots')
  return (
    <div className="flex flex-col gap-3 rounded-card border-2 border-brass bg-felt p-4">
      <Button
        variant="primary"
        size="large"
        isDisabled={!draw || waiting}
        onPress={() => draw && take(draw)}
      >
        {t('lots.draw')}
      </Button>
      {!draw && <p>{t('lots.notYet')}</p>}
      {refusal && <Refusal refusal={refusal} />}
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <p className="text-sm leading-snug">
          {t('lots.hash')}
          <code className="mt-1 block font-mono text-base break-all">{view.seating.hash}</code>
        </p>
        <LotsLink />
      </div>
    </div>
  )
}

function FreeSeats() {
  const { view } = useTable()
  const t = useT('table')
  const { act, refusal, waiting } = useAct()
  const present = view.players.filter((player) => player.status !== 'left')
  const can = (member: MemberId) => offersFor(view.offers, 'agreeFreeSeats', { member }).length > 0
  if (!present.some(({ member }) => can(member))) return null
  return (
    <fieldset>
      <legend className="pb-1 text-sm leading-tight">{t('free.explain')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {present.map(({ member }) => (
          <Choice
            key={member}
            chosen={view.seating.freeConsents.includes(member)}
            mark={t('free.agrees')}
            isDisabled={waiting || !can(member)}
            onChange={(agree) => act('agreeFreeSeats', { table: view.summary.id, member, agree })}
          >
            <MemberName id={member} />
          </Choice>
        ))}
      </div>
      {refusal && <Refusal refusal={refusal} />}
    </fieldset>
  )
}
