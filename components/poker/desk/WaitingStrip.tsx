'use client'
import { useEffect, useRef, useState } from 'react'
import type { DeskView } from '@/rules/poker/views/desk'
import { useT } from '../../language/i18n'
import { useWaits } from '../../live/frame'
import { useGame } from '../../live/game'
import { useNameOf } from '../../live/names'
import { Amount, useChips } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { Act } from '../commanding'
import type { Place } from './place'
import { type AskedPassata, openDisputes, passateWaiting } from './requests'
import { useSlip } from './slip'

const keyOf = (one: AskedPassata) => `${one.table}/${one.member}`

/** Requests of the tables to the desk: passate to hand over, in the order in which they were asked, then disputes. */
export function WaitingStrip({ view, go }: { view: DeskView; go: (place: Place) => void }) {
  const t = useT('desk')
  const nameOf = useNameOf()
  const passate = passateWaiting(view)
  const disputes = openDisputes(view)
  const newest = passate.at(-1)
  const { strip, held, hold } = useOneByOne()
  const count = passate.length + disputes.length
  const amount = useChips()
  const game = useGame()
  const labelOf = (table: string) =>
    view.tables.find(({ summary }) => summary.id === table)?.summary.label
  useWaits([
    ...passate.map((one) => {
      return { key: keyOf(one), at: one.at, text: `${nameOf(one.member)} · ${amount(one.chips)}` }
    }),
    ...disputes.map(({ table, number, status, at }) => ({
      key: `${table}-${number}`,
      at,
      text: `${labelOf(table)} · ${t(`waiting.dispute.${status}`, { number })}`,
      go: () => go(table as Place),
    })),
  ])
  return (
    <section ref={strip} aria-label={t('waiting.title')}>
      <p aria-live="polite" className="sr-only">
        {newest && t('waiting.spoken', { name: nameOf(newest.member), table: newest.label })}
      </p>
      {count > 0 && (
        <ul className="flex flex-wrap gap-3">
          {passate.map((one) => (
            <PassataCard
              key={keyOf(one)}
              one={one}
              newest={one === newest}
              held={held}
              onHanded={hold}
            />
          ))}
          {disputes.map(({ table, number, status }) => (
            <li
              key={`${table}-${number}`}
              data-thing={`${game} ${table}-${number}`}
              className="rounded-card border border-warn/70 bg-felt p-3"
            >
              <p className="text-sm text-sage">{labelOf(table)}</p>
              <button
                type="button"
                className="min-h-12 text-left underline"
                onClick={() => go(table as Place)}
              >
                {t(`waiting.dispute.${status}`, { number })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const DOUBLE_CLICK_MS = 600

/** After a passata is handed over, the other buttons are disabled for a moment; then the first one gets the focus. */
function useOneByOne() {
  const strip = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => setHeld(false), DOUBLE_CLICK_MS)
    return () => {
      clearTimeout(timer)
      if (document.activeElement === document.body) strip.current?.querySelector('button')?.focus()
    }
  }, [held])
  return { strip, held, hold: () => setHeld(true) }
}

interface PassataCardProps {
  one: AskedPassata
  newest: boolean
  /** True just after a passata was handed over, so that a double click does not hand over the next one too. */
  held: boolean
  onHanded: () => void
}

function PassataCard({ one, newest, held, onHanded }: PassataCardProps) {
  const t = useT('desk')
  const { table, member } = one
  const offerSlip = useSlip()
  return (
    <li
      data-thing={`${useGame()} ${keyOf(one)}`}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border-2 bg-felt-high py-2 pr-2 pl-4 ${newest ? 'breathe border-brass' : 'border-line-strong'}`}
    >
      <p className="leading-tight">
        <span className="block text-lg font-semibold">
          <MemberName id={member} /> · <Amount chips={one.chips} />
        </span>
        <span className="text-sm text-sage">
          {one.label} · {t(`reason.${one.reason}`)} · <Moment at={one.at} />
        </span>
      </p>
      <div className="flex flex-wrap items-start">
        <Act
          tight
          type="confirmPassata"
          payload={{ table, member }}
          variant="primary"
          held={held}
          onDone={() => {
            onHanded()
            void offerSlip(table, member)
          }}
          whyNot={one.colpoInPlay ? t('waiting.colpoInPlay') : t('waiting.notNow')}
        >
          {t('waiting.hand')}
        </Act>
        <Act tight type="dropPassata" payload={{ table, member }} variant="quiet">
          {t('waiting.drop')}
        </Act>
      </div>
    </li>
  )
}
