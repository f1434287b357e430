'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ToldFrame } from '@/rules/kernel/replay'
import { useT } from '../language/i18n'
import { NamesProvider } from '../live/names'
import { refusalOf, trpc } from '../live/trpc'
import { RefusalNote } from '../tell/RefusalNote'
import { TellTexts } from '../tell/TellTexts'
import { Button } from '../ui/Button'
import { Loading } from '../ui/Loading'
import type { DisputeHere } from './here'

/** Three beside each other on a phone, each on one line. */
const KEY_LOOK = 'px-1! whitespace-nowrap'

/** The time for which each step stands while the replay runs. */
const STEP_MS = 1500

interface ReplayProps<F extends ToldFrame> {
  /** The dispute; its evening is null until it is known. */
  at: DisputeHere
  /** Facts of the view that change when more has happened to the play; the journal then tells what. */
  reached: readonly unknown[]
  /** The play in a few words, above its steps. */
  aside?: ReactNode
  /** The table as it lay at one step. */
  children: (frame: F) => ReactNode
}

/** The disputed play of any game from its beginning on, step by step; nothing where the dispute is about none. */
export function Replay<F extends ToldFrame>({ at, reached, aside, children }: ReplayProps<F>) {
  const { evening, table, dispute } = at
  const { data, error } = useQuery({
    queryKey: ['replay', evening, table, dispute, ...reached],
    queryFn: () => trpc.disputes.replay.query({ evening: evening ?? '', table, dispute }),
    enabled: evening !== null,
    placeholderData: keepPreviousData,
  })
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  // The game of the dispute made it, and knows its frames.
  const replay = data.replay as { frames: readonly F[] } | null
  if (!replay || replay.frames.length === 0) return null
  const { frames } = replay
  return (
    <NamesProvider names={data.names}>
      <Player key={frames.length} frames={frames} aside={aside}>
        {children}
      </Player>
    </NamesProvider>
  )
}

interface PlayerProps<F extends ToldFrame> extends Pick<ReplayProps<F>, 'aside' | 'children'> {
  frames: readonly F[]
}

function Player<F extends ToldFrame>({ frames, aside, children }: PlayerProps<F>) {
  const t = useT('deputato')
  const last = frames.length - 1
  const { at, go, runs, run } = useSteps(last)
  const frame = frames[at]
  if (!frame) return null
  return (
    <section
      aria-label={t('replay.title')}
      className="flex flex-col gap-2 rounded-card border-2 border-line bg-felt p-3 sm:p-5"
    >
      <p
        aria-live="polite"
        className="min-h-11 leading-snug font-semibold first-letter:uppercase sm:text-lg"
      >
        <TellTexts tells={frame.tells} />
      </p>
      {children(frame)}
      <label className="flex flex-col text-sm text-sage">
        <span className="flex justify-between gap-3">
          <span>{t('replay.step', { n: at + 1, count: frames.length })}</span>
          {aside && <span>{aside}</span>}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.jump')}
          aria-valuetext={t('replay.step', { n: at + 1, count: frames.length })}
          onChange={({ target }) => go(target.valueAsNumber)}
          className="h-11 w-full accent-brass"
        />
      </label>
      <div className="grid grid-cols-3 gap-2 sm:max-w-md">
        <Button className={KEY_LOOK} isDisabled={at === 0} onPress={() => go(at - 1)}>
          ← {t('replay.back')}
        </Button>
        <Button className={KEY_LOOK} variant="primary" onPress={run}>
          {t(runs ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button className={KEY_LOOK} isDisabled={at === last} onPress={() => go(at + 1)}>
          {t('replay.forward')} →
        </Button>
      </div>
      <Moves frames={frames} at={at} go={go} />
    </section>
  )
}

/** The step shown: it moves on by itself while the replay runs, and stops at the end or when a step is chosen. */
function useSteps(last: number) {
  const [at, setAt] = useState(last)
  const [isRunning, setRunning] = useState(false)
  const runs = isRunning && at < last
  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setAt((step) => Math.min(step + 1, last)), STEP_MS)
    return () => clearTimeout(timer)
  })
  const go = (step: number) => {
    setRunning(false)
    setAt(Math.max(0, Math.min(step, last)))
  }
  const run = () => {
    if (!runs && at === last) setAt(0)
    setRunning(!runs)
  }
  return { at, go, runs, run }
}

interface MovesProps {
  frames: readonly ToldFrame[]
  at: number
  go: (step: number) => void
}

/** Every step in words; a tap jumps to it. */
function Moves({ frames, at, go }: MovesProps) {
  const t = useT('deputato')
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('replay.moves')}</summary>
      <ol className="flex flex-col">
        {frames.map(({ position, tells }, step) => (
          <li key={position}>
            <button
              type="button"
              aria-current={step === at ? 'step' : undefined}
              onClick={() => go(step)}
              className="flex min-h-11 w-full gap-3 border-l-4 border-line px-3 py-2 text-left aria-[current]:border-brass aria-[current]:bg-felt-high"
            >
              <span className="text-sage tabular-nums">{step + 1}</span>
              <span className="first-letter:uppercase">
                <TellTexts tells={tells} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
