'use client'
import type { ReactNode } from 'react'
import { FaceSwitch } from '../../float/post/FaceSwitch'
import { useT } from '../../language/i18n'
import { InspectorTakesBack, TakeBackButton } from '../../tablet/TakeBackButton'
import { useBriefRefusal } from '../../tablet/useBriefRefusal'
import { Amount, useChips } from '../../tell/Amount'
import { TellTexts } from '../../tell/TellTexts'
import { useBankedAct, useBankedOffers } from '../commanding'
import { LimitsText } from '../told/LimitsText'
import { Refused } from '../told/Refused'
import { useTablet } from './Tablet'

interface TopLineProps {
  /** The shoe or taglia: its name, its number, zero before the first, and the cards left in it. */
  shoe: { name: string; number: number; left: number }
  /** A warning about the colpo, such as that it is the last. */
  mark: string | null
  /** Somebody claims about the latest colpo, or it was ruled on. */
  isHeard: boolean
  /** Smaller, where the line has much to say. */
  isTight?: boolean
  /** The game's own menus. */
  children: ReactNode
}

/** One line: the table, its limits, the shoe and the colpo, the entry that can be taken back, and everything else. */
export function TopLine({ shoe, mark, isHeard, isTight = false, children }: TopLineProps) {
  const t = useT('banked')
  const chips = useChips()
  const { slug, view } = useTablet()
  const { id, label, limits, serial, level } = view.summary
  return (
    <header
      className={`flex min-h-16 items-center gap-y-1 border-b border-brass/40 px-3 py-1 stacked:flex-wrap [&_button]:px-3 [&_button]:whitespace-nowrap ${isTight ? 'gap-x-3' : 'gap-x-4'}`}
    >
      <h1
        className={`leading-tight font-semibold stacked:whitespace-nowrap ${isTight ? 'text-lg' : 'text-xl whitespace-nowrap'}`}
      >
        {label}
      </h1>
      <dl className={`flex stacked:flex-wrap ${isTight ? 'gap-x-3' : 'gap-x-4'}`}>
        <Figure name={t('top.limits')}>
          <LimitsText limits={limits} />
        </Figure>
        <Figure name={shoe.name}>{shoe.number || '—'}</Figure>
        <Figure name={t('top.colpo')}>{serial}</Figure>
        {level === 3 && <Figure name={t('top.left')}>{shoe.left}</Figure>}
        <Figure name={t('top.banco')}>
          <Amount chips={view.result.won} sign />
        </Figure>
      </dl>
      {mark && (
        <p
          className={`border-2 border-warn px-2 py-1 font-semibold ${isTight ? 'text-sm leading-tight' : ''}`}
        >
          {mark}
        </p>
      )}
      {view.float !== null && view.float.lacks > 0 && (
        <p
          role="alert"
          className="border-2 border-bad px-2 py-1 text-sm leading-tight font-semibold"
        >
          {t('top.floatLacks', { chips: chips(view.float.lacks) })}
        </p>
      )}
      <div className="ml-auto flex items-center gap-2 stacked:flex-wrap stacked:justify-end">
        <TakeBack isHeard={isHeard} />
        <FaceSwitch slug={slug} table={id} hasFloat={view.float !== null} />
        {children}
      </div>
    </header>
  )
}

/** The latest entry, taken back. */
function TakeBack({ isHeard }: Pick<TopLineProps, 'isHeard'>) {
  const { latest } = useTablet().view
  const [offer] = useBankedOffers('takeBack')
  const { take, waiting, ...last } = useBankedAct()
  const refusal = useBriefRefusal(last)
  if (refusal) return <Refused refusal={refusal} />
  if (!offer) return isHeard && <InspectorTakesBack />
  return (
    <TakeBackButton
      what={<TellTexts tells={latest} />}
      isDisabled={waiting}
      onTake={() => void take(offer)}
    />
  )
}

/** A figure with its name above it. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-center">
      <dt className="text-sm leading-tight text-sage">{name}</dt>
      <dd className="text-xl leading-tight font-semibold whitespace-nowrap tabular-nums">
        {children}
      </dd>
    </div>
  )
}
