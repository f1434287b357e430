'use client'
import { type ReactNode, useState } from 'react'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../language/i18n'
import { RefusalText } from '../tell/RefusalText'
import { Button } from '../ui/Button'

interface RefusalBoxProps {
  refusal: ToldRefusal
  cited: ReactNode
  /** It was not refused just now: a step rests for this reason. */
  isResting?: boolean
}

/**
 * A refusal with its reason, or the reason why a step rests. The text of its provision, given by the game, unfolds on the same screen, because a tablet
 * never leaves the table.
 */
export function RefusalBox({ refusal, cited, isResting = false }: RefusalBoxProps) {
  const t = useT('table')
  const [open, setOpen] = useState(false)
  return (
    <div
      role={isResting ? 'status' : 'alert'}
      className={`rounded-lg border-l-4 py-1 pr-1 pl-3 ${isResting ? 'border-warn bg-felt-high' : 'border-bad bg-bad-deep/40'}`}
    >
      <div className="flex items-center justify-between gap-2">
        <p className="leading-tight">
          <RefusalText refusal={refusal} />
        </p>
        {cited && (
          <Button
            variant="quiet"
            className="px-2!"
            aria-expanded={open}
            aria-label={t('refusal.provision', { id: refusal.provision ?? '' })}
            onPress={() => setOpen(!open)}
          >
            {refusal.provision}
          </Button>
        )}
      </div>
      {cited && open && <div className="pb-2">{cited}</div>}
    </div>
  )
}
