'use client'
import { useState } from 'react'
import { type Chips, magnitude, minus } from '@/rules/kernel/chips'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { useFloatAct } from '../../commanding'
import { NOTHING_COUNTED, piecesOf, rowsOf, uncounted, worthOfDraft } from '../../kit/draft'
import { useRoom } from '../context'
import { CountFields } from '../kit/CountFields'

interface CountBoxProps {
  at: { table: string; box: number }
  expected: Chips | null
  /** The time of the count that waits; null without one. */
  waiting: Instant | null
  onClose: () => void
}

/** A box of the tax counted by one of the two, by denomination, beside the expected sum; the other confirms it. */
export function CountBox({ at, expected, waiting: since, onClose }: CountBoxProps) {
  const t = useT('float-room')
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [draft, setDraft] = useState(NOTHING_COUNTED)
  const [replaces] = useState(since)
  const left = uncounted(draft, rowsOf(office.settings.list, false)).length
  const gap = expected === null ? null : minus(worthOfDraft(draft), expected)
  async function give() {
    if (await act('countTaxBox', { ...at, pieces: piecesOf(draft), replaces })) onClose()
  }
  return (
    <CommandDialog
      title={t('box.count')}
      wide
      action={t('box.sign')}
      isReady={left === 0}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <p className="text-sage">{t('box.two')}</p>
      <CountFields
        label={t('count.label')}
        list={office.settings.list}
        draft={draft}
        onDraft={setDraft}
      />
      {left > 0 && <p className="text-sm text-sage">{t('count.left', { count: left })}</p>}
      <p role="status">
        {t('box.expected')} <Amount chips={expected} className="font-semibold" />
        {left === 0 && gap !== null && gap !== 0 && (
          <span className="text-warn">
            {' '}
            · {t(gap > 0 ? 'box.over' : 'box.short')} <Amount chips={magnitude(gap)} />
          </span>
        )}
        {left === 0 && gap === 0 && <span className="text-good"> · {t('box.even')}</span>}
      </p>
    </CommandDialog>
  )
}
