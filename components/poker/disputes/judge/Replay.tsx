'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ColpoReplay, ReplayFrame } from '@/rules/poker/judging/replay'
import { useT } from '../../../language/i18n'
import { NamesProvider } from '../../../live/names'
import { refusalOf, trpc } from '../../../live/trpc'
import { RefusalNote } from '../../../tell/RefusalNote'
import { TellTexts } from '../../../tell/TellTexts'
import { Button } from '../../../ui/Button'
import { Loading } from '../../../ui/Loading'
import { useCommanding } from '../../commanding'
import type { Case } from './cases'
import { ReplayTable } from './ReplayTable'

/** The time for which each step stands while the replay runs. */
const STEP_MS = 1500

/** XVII.2: the disputed colpo from its deal on, step by step: amounts, cards shown, stakes and resti at each. */
export function Replay({ one: { table, dispute } }: { one: Case }) {
  const { evening } = useCommanding()
  const colpo = table.colpi.find(({ number }) => number === dispute.colpo)
  // The view says when more has happened to the colpo; the journal then tells what.
  const reached = [colpo?.outcome?.kind, colpo?.corrected, dispute.status, dispute.decisions.length]
  const { data, error } = useQuery({
    queryKey: ['replay', evening, table.id, dispute.number, ...reached],
    queryFn: () =>
      trpc.disputes.replay.query({
        evening: evening ?? '',
        table: table.id,
        dispute: dispute.number,
      }),
    enabled: evening !== null,
    placeholderData: keepPreviousData,
  })
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  const replay = data.replay as ColpoReplay | null
  if (!replay || replay.frames.length === 0) return null
  return (
    <NamesProvider names={data.names}>
      <Player key={replay.frames.length} frames={replay.frames} />
    </NamesProvider>
  )
}

function Player({ frames }: { frames: readonly ReplayFrame[] }) {
  const t = useT('deputato')
  const last = frames.length - 1
  const { at, go, runs, run } = useSteps(last)
  const frame = frames[at]
  if (!frame) return null
  return (
    <section aria-label={t('replay.title')} className="flex flex-col gap-3">
      <p aria-live="polite" className="min-h-14 text-lg font-semibold first-letter:uppercase">
        <TellTexts tells={frame.tells} />
      </p>
      <ReplayTable frame={frame} />
      <label className="flex flex-col gap-1 text-sm text-sage">
        {t('replay.step', { n: at + 1, count: frames.length })}
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
        <Button isDisabled={at === 0} onPress={() => go(at - 1)}>
          ← {t('replay.back')}
        </Button>
        <Button variant="primary" onPress={run}>
          {t(runs ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button isDisabled={at === last} onPress={() => go(at + 1)}>
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
  frames: readonly ReplayFrame[]
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
