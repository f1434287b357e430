import type { ReactNode } from 'react'

export type Tone = 'plain' | 'brass' | 'good' | 'warn' | 'bad' | 'calm'

const TONES: Record<Tone, string> = {
  plain: 'border-line-strong text-ivory',
  brass: 'border-brass bg-brass text-ink',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
  calm: 'border-calm text-calm',
}

/** A state in one word; the colour only helps. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-semibold sm:whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
