'use client'
import { useState } from 'react'
import { onDuty } from '@/rules/float/frame/acting'
import { type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { listOf, nominalOf } from '@/rules/float/settings'
import type { OfficeFloat } from '@/rules/float/views/office'
import { magnitude, minus, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
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
import type { Due } from '../kit/due'

interface CountDialogProps {
  kind: 'opening' | 'closing' | 'spot'
  float: OfficeFloat
  onClose: () => void
}

/** The pieces that a box should open with: those of its last closing, or the house's list. */
function openingDue({ kept }: OfficeFloat, list: Pieces): Due {
  const isWhole = kept && worthOf(kept.pieces) === worthOf(list)
  return { pieces: isWhole ? kept.pieces : list, banknotes: NO_CHIPS }
}

/** A float counted by denomination before the witness: at the opening, at the closing, or by sample. */
export function CountDialog({ kind, float, onClose }: CountDialogProps) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const tableName = useTableName()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const { list, banknotes } = office.settings
  const [draft, setDraft] = useState<CountDraft>(NOTHING_COUNTED)
  const changeurs = onDuty({ staff: office.staff }, 'changeur', float.id).map(
    ({ member }) => member,
  )
  const [chosen, choose] = useState<MemberId | null>(null)
  const [seal, setSeal] = useState('')
  const changeur = chosen ?? (changeurs.length === 1 ? (changeurs[0] ?? null) : null)
  const withNotes = banknotes && kind !== 'opening'
  const due: Due =
    kind === 'opening'
      ? openingDue(float, listOf(office.settings))
      : { pieces: float.pieces, banknotes: float.banknotes }
  const left = uncounted(draft, rowsOf(list, withNotes)).length
  const isReady =
    left === 0 &&
    (kind !== 'opening' || changeur !== null) &&
    (kind !== 'closing' || seal.trim() !== '')
  const value = kind === 'opening' ? nominalOf(office.settings) : worthOfDraft(asDraft(due))
  const gap = minus(worthOfDraft(draft), value)
  async function give() {
    const table = float.id
    const pieces = piecesOf(draft)
    const notes = notesOf(draft)
    const done =
      kind === 'opening'
        ? changeur !== null && (await act('countOpening', { table, changeur, pieces }))
        : kind === 'closing'
          ? await act('countClosing', { table, pieces, banknotes: notes, seal: seal.trim() })
          : await act('countSpot', { table, pieces, banknotes: notes })
    if (done) onClose()
  }
  return (
    <Dialog
      title={`${t(`presence.${kind}`)} · ${tableName(float.id)}`}
      wide
      onClose={onClose}
      onSubmit={() => void (isReady && give())}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" isDisabled={!isReady} isPending={waiting}>
            {t('count.give')}
          </Button>
        </>
      }
    >
      <p className="text-sage">{t(`count.help.${kind}`)}</p>
      {kind === 'opening' && float.kept && float.kept.seal !== '' && (
        <p>{t('count.kept', { seal: float.kept.seal })}</p>
      )}
      {kind === 'opening' && (
        <Select
          label={t('offices.changeur')}
          value={changeur}
          onChange={choose}
          options={changeurs.map((one) => ({ key: one, label: nameOf(one) }))}
        />
      )}
      <CountFields
        label={t('count.label')}
        list={list}
        withNotes={withNotes}
        draft={draft}
        onDraft={setDraft}
        due={kind === 'spot' ? null : due}
      />
      {left > 0 && <p className="text-sm text-sage">{t('count.left', { count: left })}</p>}
      {kind !== 'spot' && left === 0 && gap !== 0 && (
        <p role="status" className="text-warn">
          {t(gap > 0 ? 'count.plus' : 'count.minus')} <Amount chips={magnitude(gap)} />
        </p>
      )}
      {kind === 'closing' && (
        <Field label={t('count.seal')} value={seal} onChange={setSeal} maxLength={40} />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}

const asDraft = ({ pieces, banknotes }: Due): CountDraft => ({ counts: pieces, notes: banknotes })
