'use client'
import { type ComponentType, useRef, useState } from 'react'
import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { MemberName } from '../../tell/MemberName'
import { Moment } from '../../tell/Moment'
import { TellText } from '../../tell/TellText'
import { PlainButton } from '../../ui/PlainButton'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import { ChipColours } from '../kit/ChipDisc'
import { PiecesText } from '../kit/PiecesText'
import { AcesPart } from './aces/AcesPart'
import { AdvancesPart } from './advances/AdvancesPart'
import { BookPart } from './book/BookPart'
import { BanknotesPart } from './cash/BanknotesPart'
import { ChangePart } from './change/ChangePart'
import { DayPart } from './day/DayPart'
import { FaceSwitch } from './FaceSwitch'
import { FloatSide } from './FloatSide'
import { FormsPart } from './forms/FormsPart'
import { type PostHere, PostProvider, usePost } from './here'
import { type PostPart, partsShown, urgentPart, waitingIn } from './parts'
import { SidePart } from './side/SidePart'
import { TaxPart } from './tax/TaxPart'
import { GapPart } from './turn/GapPart'
import { TurnPart } from './turn/TurnPart'
import { useDraftsAtPost } from './useDraftsAtPost'

const PARTS: Readonly<Record<PostPart, ComponentType>> = {
  change: ChangePart,
  tax: TaxPart,
  cash: BanknotesPart,
  advances: AdvancesPart,
  forms: FormsPart,
  side: SidePart,
  turn: TurnPart,
  gap: GapPart,
  day: DayPart,
  book: BookPart,
  aces: AcesPart,
}

interface Chosen {
  readonly part: PostPart
  /** The part that was urgent when it was chosen: with another one the choice is over. */
  readonly urgent: PostPart | null
  readonly times: number
}

/** The changeur’s tablet: the float at the left, and beside it the part that is at work. */
export function FloatFace(here: Omit<PostHere, 'go' | 'handOut'>) {
  const urgent = urgentPart(here.post)
  const [chosen, setChosen] = useState<Chosen>({
    part: urgent ?? 'change',
    urgent,
    times: 0,
  })
  const shown = partsShown(here.post)
  const kept = chosen.urgent === urgent ? chosen.part : (urgent ?? 'change')
  const part = shown.includes(kept) ? kept : (shown[0] ?? 'day')
  const go = (next: PostPart) =>
    setChosen(({ times }) => ({ part: next, urgent, times: times + 1 }))
  const Part = PARTS[part]
  const { out, handOut, tapped } = useHandedOut()
  const taken = useDraftsAtPost(here)
  // Both count without seeing what should be there (ch10).
  const isBlind = here.post.float.handover !== null
  return (
    <PostProvider here={{ ...here, go, handOut }}>
      <ChipColours list={here.post.settings.list}>
        <FloatTop />
        <div
          className={`min-h-0 flex-1 stacked:flex stacked:flex-col-reverse stacked:justify-end wide:grid ${isBlind ? 'wide:grid-cols-1' : 'wide:grid-cols-[15.5rem_minmax(0,1fr)]'}`}
        >
          {!isBlind && <FloatSide />}
          <div className="flex min-h-0 min-w-0 flex-col" onPointerDownCapture={tapped}>
            {!isBlind && <PartTabs part={part} shown={shown} onPart={go} />}
            <div
              data-about={part}
              // Takes the focus of a control that its step took away.
              tabIndex={-1}
              className="min-h-0 flex-1 overflow-y-auto px-3 py-2 outline-none"
            >
              <Part key={`${part}.${chosen.times}.${taken}`} />
            </div>
            {out && <HandedOut pieces={out} />}
            <SaidAloud />
          </div>
        </div>
      </ChipColours>
    </PostProvider>
  )
}

/** Pieces that were entered as leaving; the tap that comes after the answer puts them away, one of the same hand does not. */
function useHandedOut() {
  const [out, set] = useState<Pieces | null>(null)
  const since = useRef(0)
  return {
    out,
    handOut(pieces: Pieces) {
      since.current = performance.now()
      set(pieces)
    },
    tapped() {
      if (performance.now() - since.current > SECOND_TAP_MS) set(null)
    },
  }
}

/** The pieces to count out of the box, large. */
function HandedOut({ pieces }: { pieces: Pieces }) {
  const t = useT('float-post')
  return (
    <p
      role="status"
      aria-label={t('handOut')}
      className="flex flex-wrap items-baseline gap-x-3 border-t-4 border-brass bg-felt-high px-3 py-2 leading-tight"
    >
      <span className="text-sage">{t('handOut')}</span>
      <PiecesText pieces={pieces} className="text-3xl font-semibold" />
      <Amount chips={worthOf(pieces)} className="ml-auto text-2xl" />
    </p>
  )
}

/** One line: the table, the changeur on duty since when, and the way back to the game. */
function FloatTop() {
  const t = useT('float-post')
  const { slug } = useClub().club
  const { label, table, post } = usePost()
  const { turn } = post.float
  return (
    <header className="flex min-h-14 items-center gap-x-4 gap-y-1 border-b stacked:flex-wrap border-brass/40 px-3 py-1">
      <h1 className="text-xl leading-tight font-semibold whitespace-nowrap">{label}</h1>
      <p className="min-w-0 wide:truncate">
        {turn ? (
          <>
            {t('top.changeur')} <MemberName id={turn.changeur} className="font-semibold" />{' '}
            <span className="text-sage">
              {t('top.since')} <Moment at={turn.since} />
            </span>
          </>
        ) : (
          t('top.keeping')
        )}
      </p>
      <div className="ml-auto flex items-center gap-3">
        <FaceSwitch slug={slug} table={table} hasFloat />
      </div>
    </header>
  )
}

interface PartTabsProps {
  part: PostPart
  shown: readonly PostPart[]
  onPart: (part: PostPart) => void
}

function PartTabs({ part, shown, onPart }: PartTabsProps) {
  const t = useT('float-post')
  const waiting = waitingIn(usePost().post)
  return (
    <nav
      aria-label={t('parts.label')}
      className={`grid gap-1 border-b border-line px-2 py-1 stacked:grid-cols-[repeat(auto-fit,minmax(6.6rem,1fr))] ${shown.length > 10 ? 'wide:grid-cols-6' : 'wide:grid-cols-5'}`}
    >
      {shown.map((one) => (
        <PlainButton
          key={one}
          aria-current={one === part ? 'page' : undefined}
          onPress={() => onPart(one)}
          className={`relative min-h-10 rounded-lg border-2 px-1 text-sm leading-tight outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass ${
            one === part
              ? 'border-brass bg-brass font-semibold text-ink'
              : 'border-line-strong bg-felt-high'
          }`}
        >
          {t(`parts.${one}`)}
          {(waiting[one] ?? 0) > 0 && (
            <span className="absolute top-0 right-0 rounded-full bg-warn px-1.5 text-xs font-semibold text-ground">
              {waiting[one]}
            </span>
          )}
        </PlainButton>
      ))}
    </nav>
  )
}

/** The words of the latest entry, to be said aloud (V.aloud). */
function SaidAloud() {
  const t = useT('float-post')
  const { aloud } = usePost().post
  return (
    <p
      className="flex min-h-11 items-center gap-2 border-t-2 border-line bg-felt px-3 py-1 leading-tight"
      role="status"
    >
      {aloud && (
        <>
          <span className="text-sm text-sage">{t('aloud')}</span>
          <strong>
            «
            <TellText sentence={aloud.sentence} parts={aloud.parts} />»
          </strong>
        </>
      )}
    </p>
  )
}
