'use client'
import type { ReactNode } from 'react'
import { useT } from '../../language/i18n'
import type { SumNow } from '../../tablet/MomentSum'
import { BesideFelt } from '../../tablet/Post'
import { SignatureAwaited } from '../told/SignatureAwaited'
import { type TabletView, useTablet } from './Tablet'

interface FeltAndPanelProps {
  felt: ReactNode
  /** The sum of the moment, while the table has a next step. */
  moment: SumNow | null
  /** The class with the two widths. */
  columns: string
  /** The step that the panel is at: with another one the same button means something else. */
  step: readonly unknown[]
  /** The next step of the table, and no other. */
  children: ReactNode
}

/** The felt and, beside it, the next step; or the reason why there is none. */
export function FeltAndPanel({ felt, moment, columns, step, children }: FeltAndPanelProps) {
  const { view } = useTablet()
  const idle = idleReason(view)
  return (
    <BesideFelt
      felt={felt}
      moment={idle ? null : moment}
      columns={columns}
      about={[view.summary.level, ...step].join(' ')}
    >
      <div className="flex flex-col gap-2 p-3 wide:min-h-0 wide:grow">
        {idle ? <Idle why={idle} view={view} /> : children}
      </div>
    </BesideFelt>
  )
}

/** The reasons for which a table has no next step: chips are counted, it is not open, or only its float is recorded. */
type IdleReason = 'counting' | 'closed' | 'proposed' | 'levelOne'

function idleReason({ isCounting, summary: { status, level } }: TabletView): IdleReason | null {
  if (isCounting) return 'counting'
  if (status !== 'open') return status
  return level === 1 ? 'levelOne' : null
}

function Idle({ why, view }: { why: IdleReason; view: TabletView }) {
  const t = useT('banked')
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-2xl">{t(`idle.${why}`)}</h2>
      <p>{why === 'proposed' ? <SignatureAwaited table={view} /> : t(`idleText.${why}`)}</p>
    </section>
  )
}
