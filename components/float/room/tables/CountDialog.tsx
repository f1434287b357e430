'use client'
import { useState } from 'react'
import { onDuty } from '@/rules/float/frame/acting'
import type { OfficeFloat } from '@/rules/float/views/office'
import { type Chips, magnitude, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Field } from '../../../ui/Field'
import { Select } from '../../../ui/Select'
import { useFloatAct } from '../../commanding'
import {
  type CountDraft,
  NOTHING_COUNTED,
  notesOf,
  piecesOf,
  rowsOf,
  uncounted,
  worthOfDraft,
} from '../../kit/draft'
import { useRoom, useTableName } from '../context'
import { CountFields } from '../kit/CountFields'
import { type CountKind, dueAt, gapIn } from './expected'

interface CountDialogProps {
  kind: CountKind
  float: OfficeFloat
  onClose: () => void
}

/** A float counted by denomination before the witness: at the opening, at the closing, or by sample. */
export function CountDialog({ kind, float, onClose }: CountDialogProps) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { settings } = useRoom().office
  const { give, refusal, waiting } = useCounting(kind, float, onClose)
  const [draft, setDraft] = useState<CountDraft>(NOTHING_COUNTED)
  const [changeur, choose] = useState<MemberId | null>(useOnlyChangeur(float.id))
  const [seal, setSeal] = useState('')
  const isOpening = kind === 'opening'
  const withNotes = settings.banknotes && !isOpening
  const left = uncounted(draft, rowsOf(settings.list, withNotes)).length
  const gap = left > 0 ? null : gapIn(kind, float, settings, worthOfDraft(draft))
  const isSigned = isOpening ? changeur !== null : kind === 'spot' || seal.trim() !== ''
  return (
    <CommandDialog
      title={`${t(`presence.${kind}`)} · ${tableName(float.id)}`}
      action={t('count.give')}
      wide
      isReady={left === 0 && isSigned}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give(draft, changeur, seal.trim())}
      onClose={onClose}
    >
      <p className="text-sage">{t(`count.help.${kind}`)}</p>
      {isOpening && float.kept && float.kept.seal !== '' && (
        <p>{t('count.kept', { seal: float.kept.seal })}</p>
      )}
      {isOpening && <Changeur table={float.id} chosen={changeur} onChoose={choose} />}
      <CountFields
        label={t('count.label')}
        list={settings.list}
        withNotes={withNotes}
        draft={draft}
        onDraft={setDraft}
        due={dueAt(kind, float, settings)}
      />
      {left > 0 && <p className="text-sm text-sage">{t('count.left', { count: left })}</p>}
      <Difference gap={gap ?? NO_CHIPS} />
      {kind === 'closing' && (
        <Field label={t('count.seal')} value={seal} onChange={setSeal} maxLength={40} />
      )}
    </CommandDialog>
  )
}

const changeursAt = (staff: Parameters<typeof onDuty>[0]['staff'], table: string): MemberId[] =>
  onDuty({ staff }, 'changeur', table).map(({ member }) => member)

/** The changeur on duty at a table where there is one alone. */
function useOnlyChangeur(table: string): MemberId | null {
  const { staff } = useRoom().office
  const [first, second] = changeursAt(staff, table)
  return second === undefined ? (first ?? null) : null
}

/** Gives the count to the witness. */
function useCounting(kind: CountDialogProps['kind'], float: OfficeFloat, done: () => void) {
  const { act, refusal, waiting } = useFloatAct()
  const table = float.id
  // The count that waited when this one was begun.
  const [replaces] = useState(float.presence?.at ?? null)
  async function give(draft: CountDraft, changeur: MemberId | null, seal: string) {
    const pieces = piecesOf(draft)
    const counted = { table, pieces, banknotes: notesOf(draft) }
    const isGiven =
      kind === 'spot'
        ? await act('countSpot', counted)
        : kind === 'closing'
          ? await act('countClosing', { ...counted, seal, replaces })
          : changeur !== null && (await act('countOpening', { table, changeur, pieces, replaces }))
    if (isGiven) done()
  }
  return { give, refusal, waiting }
}

interface ChangeurProps {
  table: string
  chosen: MemberId | null
  onChoose: (member: MemberId) => void
}

function Changeur({ table, chosen, onChoose }: ChangeurProps) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { staff } = useRoom().office
  return (
    <Select
      label={t('tables.changeur')}
      value={chosen}
      onChange={onChoose}
      options={changeursAt(staff, table).map((one) => ({ key: one, label: nameOf(one) }))}
    />
  )
}

function Difference({ gap }: { gap: Chips }) {
  const t = useT('float-room')
  if (gap === 0) return null
  return (
    <p role="status" className="text-warn">
      {t(gap > 0 ? 'count.plus' : 'count.minus')} <Amount chips={magnitude(gap)} />
    </p>
  )
}
