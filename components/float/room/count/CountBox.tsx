'use client'
import { useState } from 'react'
import { type Chips, magnitude, minus } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import { NOTHING_COUNTED, piecesOf, rowsOf, uncounted, worthOfDraft } from '../../kit/draft'
import { useRoom } from '../context'
import { CountFields } from '../kit/CountFields'
import { FormDialog } from '../kit/FormDialog'

interface CountBoxProps {
  at: { table: string; box: number }
  expected: Chips | null
  onClose: () => void
}

/** A box of the tax counted by two, by denomination, beside the expected sum. */
export function CountBox({ at, expected, onClose }: CountBoxProps) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [draft, setDraft] = useState(NOTHING_COUNTED)
  const [chosen, choose] = useState<MemberId | null>(null)
  const own = new Set(office.duties.map(({ member }) => member))
  const others = office.staff.filter(
    (duty) => duty.office === 'conta' && duty.to === null && !own.has(duty.member),
  )
  const second = chosen ?? (others.length === 1 ? (others[0]?.member ?? null) : null)
  const left = uncounted(draft, rowsOf(office.settings.list, false)).length
  const gap = expected === null ? null : minus(worthOfDraft(draft), expected)
  const isReady = left === 0 && second !== null
  async function give() {
    if (second === null) return
    if (await act('countTaxBox', { ...at, second, pieces: piecesOf(draft) })) onClose()
  }
  return (
    <FormDialog
      title={t('box.count')}
      wide
      action={t('box.sign')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <Select
        label={t('box.second')}
        value={second}
        onChange={choose}
        options={others.map(({ member }) => ({ key: member, label: nameOf(member) }))}
      />
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
    </FormDialog>
  )
}
