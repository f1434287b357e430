'use client'
import type { ReactNode } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import type { SeatView } from '@/rules/poker/views/summary'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { SeatName } from '../../../drawn/SeatName'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { Countdown } from '../../../ui/Countdown'
import { PlainButton } from '../../../ui/PlainButton'
import { CartaroMark } from '../../drawn/CartaroMark'

/** Each state has its own outline, so that states differ without colour too. */
const SHAPE: Readonly<Record<SeatView['state'], string>> = {
  free: 'rounded-full border-2 border-dashed border-line-strong bg-ground/80',
  held: 'rounded-none border-4 border-double border-brass bg-ground',
  away: 'rounded-xl border-2 border-dotted border-ivory bg-ground bg-[repeating-linear-gradient(135deg,transparent_0_8px,color-mix(in_srgb,var(--ivory)_9%,transparent)_8px_16px)]',
  seated: 'rounded-xl border-2 border-solid border-line-strong bg-felt-high shadow-lg',
}

interface SeatFaceProps {
  seat: SeatView
  now: () => Instant
  sitsOut: boolean
  affranco: boolean
  selected: boolean
  note?: ReactNode
  onPress?: () => void
}

/** One seat of the map: a button where it has actions, plain text elsewhere. */
export function SeatFace(props: SeatFaceProps) {
  const { seat, now, sitsOut, affranco, selected, note, onPress } = props
  const shape = `flex min-h-[4.75rem] w-full flex-col items-center justify-center px-2 py-1.5 text-center leading-tight text-ivory @max-md:px-1 @max-md:pt-2.5 ${SHAPE[seat.state]}`
  const content = (
    <>
      <SeatMarks seat={seat} sitsOut={sitsOut} affranco={affranco} />
      <SeatBody seat={seat} now={now} />
      {note && <span className="text-base leading-tight">{note}</span>}
    </>
  )
  if (!onPress) return <div className={shape}>{content}</div>
  return (
    <PlainButton
      onPress={onPress}
      aria-expanded={selected}
      className={`${shape} cursor-pointer outline-offset-4 focus-visible:outline-4 focus-visible:outline-brass hover:border-brass active:translate-y-px ${selected ? 'ring-4 ring-brass' : ''}`}
    >
      {content}
    </PlainButton>
  )
}

function SeatBody({ seat, now }: { seat: SeatView; now: () => Instant }) {
  const t = useT('table')
  const nameOf = useNameOf()
  if (seat.state === 'free') {
    return (
      <span className="text-[1.125rem]">
        {t('seat.number', { seat: seat.seat })}
        <span className="block font-semibold">{t('seat.free')}</span>
      </span>
    )
  }
  return (
    <>
      <SeatName
        name={seat.member ? nameOf(seat.member) : t('seat.number', { seat: seat.seat })}
        mostLetters={9}
        className="w-full line-clamp-4 @max-md:line-clamp-2 text-[1.125rem] font-semibold hyphens-auto"
        usual="@max-md:text-[0.9375rem]"
        small="@max-md:text-[0.8125rem] @max-md:tracking-tighter"
      />
      {seat.resto !== null && (
        <span className="text-[1.9rem] leading-none font-semibold tabular-nums @max-md:text-2xl">
          <Amount chips={seat.resto} />
        </span>
      )}
      {seat.resto !== null && (
        <ChipStacks chips={seat.resto} className="mt-1 hidden h-[1.15rem] @max-md:block" />
      )}
      {seat.state !== 'seated' && (
        <span className="text-base font-semibold text-brass">
          {t(seat.state === 'held' && !seat.clock ? 'seat.awaited' : `seat.${seat.state}`)}{' '}
          {seat.clock && <Countdown clock={seat.clock} now={now} />}
        </span>
      )}
      {seat.asked > 0 && (
        <span className="mt-0.5 border border-dashed border-ivory px-1.5 text-base">
          {t('seat.asked')} <Amount chips={seat.asked} sign />
        </span>
      )}
    </>
  )
}

/** The cartaro's disc and the labels of a seat, above its card. */
function SeatMarks(props: Pick<SeatFaceProps, 'seat' | 'sitsOut' | 'affranco'>) {
  const { seat, sitsOut, affranco } = props
  const t = useT('table')
  if (!seat.cartaro && !seat.firstCartaro && !seat.allAltezza && !sitsOut && !affranco) return null
  return (
    <span className="pointer-events-none absolute -top-4 left-1/2 flex -translate-x-1/2 gap-1 text-[0.95rem] font-semibold whitespace-nowrap">
      {seat.cartaro && (
        <span className="flex items-center gap-1 rounded-full bg-brass px-2.5 py-0.5 text-ink @max-md:px-1.5">
          <CartaroMark />
          <span className="@max-md:sr-only">{t('seat.cartaro')}</span>
        </span>
      )}
      {seat.firstCartaro && (
        <abbr
          title={t('seat.firstCartaro')}
          className="rounded-none border border-brass bg-ground px-1.5 py-0.5 text-brass no-underline"
        >
          {t('seat.firstMark')}
        </abbr>
      )}
      {seat.allAltezza && (
        <span className="rounded-none border border-ivory bg-ground px-1.5 py-0.5">
          {t('seat.allAltezza')}
        </span>
      )}
      {affranco && (
        <span className="rounded-none border border-ivory bg-ground px-1.5 py-0.5">
          {t('seat.affranco')}
        </span>
      )}
      {sitsOut && (
        <span className="rounded-none bg-ivory px-1.5 py-0.5 text-ground">{t('seat.out')}</span>
      )}
    </span>
  )
}
