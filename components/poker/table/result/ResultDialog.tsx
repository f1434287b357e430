'use client'
import { useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { outcomeWritten, RESULT_KINDS } from '@/rules/poker/12-showdown/written'
import { honoursAreKept, unopposedPaysMore } from '@/rules/poker/colpo/tribute'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { INPUT_LOOK } from '../../../ui/Field'
import { useTable } from '../context'
import { Choice } from '../sheet/Choice'
import { Refusal } from '../sheet/Refusal'
import { FullSheet } from '../sheet/Sheet'
import { ChipPad } from './ChipPad'
import { type Draft, toggleUnopposed } from './draft'
import { Preview } from './Preview'
import { type Extra, ResultRows } from './ResultRows'
import { SideQuestion } from './SideQuestion'

export interface ResultDialogProps {
  colpo: Colpo
  start: Draft
  title: string
  /** True for the correction of a settled colpo, which needs a reason. */
  correcting?: boolean
  refusal?: ToldRefusal | null
  onClose: () => void
  onConfirm: (outcome: RecordedOutcome, why: string) => Promise<boolean>
}

/** The result of a colpo on one screen: winners, stakes, honours, and a preview. */
export function ResultDialog(props: ResultDialogProps) {
  const { colpo, title, correcting = false, refusal, onClose, onConfirm } = props
  const t = useT('table')
  const [draft, setDraft] = useState(props.start)
  const [extra, setExtra] = useState<Extra | null>(draft.honours.length > 0 ? 'honours' : null)
  const [why, setWhy] = useState('')
  const [sending, setSending] = useState(false)
  const outcome = outcomeWritten(draft, colpo)
  const ready = outcome !== null && (!correcting || why.trim().length >= 3)

  async function confirm() {
    if (!outcome) return
    setSending(true)
    const done = await onConfirm(outcome, why.trim())
    setSending(false)
    if (done) onClose()
  }

  return (
    <FullSheet
      title={
        <>
          {title} · {t('centre.pot')} <Amount chips={colpo.pot} />
        </>
      }
      onClose={onClose}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_17rem] gap-4 max-md:grid-cols-1">
        <div className="flex min-h-0 flex-col gap-2">
          <KindChoice draft={draft} onChange={setDraft} />
          {draft.kind === 'nobody-opened' ? (
            <p className="py-8 font-serif text-3xl text-balance">{t('result.nobodyOpened')}</p>
          ) : (
            <ResultRows colpo={colpo} draft={draft} extra={extra} onChange={setDraft} />
          )}
          <SideQuestion colpo={colpo} draft={draft} onChange={setDraft} />
          {correcting && <Why value={why} onChange={setWhy} />}
        </div>
        <div className="flex flex-col gap-2">
          {draft.kind !== 'nobody-opened' && (
            <ChipPad colpo={colpo} draft={draft} onChange={setDraft} />
          )}
          {draft.kind === 'won' && (
            <ExtraChoice draft={draft} extra={extra} onExtra={setExtra} onChange={setDraft} />
          )}
        </div>
      </div>
      <footer className="grid grid-cols-[minmax(0,1fr)_17rem] items-end gap-4 max-md:grid-cols-1">
        {refusal ? (
          <Refusal refusal={refusal} />
        ) : (
          <Preview colpo={colpo} kind={draft.kind} outcome={outcome} />
        )}
        <Button variant="primary" size="large" isDisabled={!ready || sending} onPress={confirm}>
          {t(sending ? 'result.sending' : 'result.confirm')}
        </Button>
      </footer>
    </FullSheet>
  )
}

interface ExtraChoiceProps {
  draft: Draft
  extra: Extra | null
  onExtra: (extra: Extra | null) => void
  onChange: (draft: Draft) => void
}

/** Rare parts of a result: honours (XIV) and an opening without the hand for it (VI.6). */
function ExtraChoice({ draft, extra, onExtra, onChange }: ExtraChoiceProps) {
  const { view } = useTable()
  const t = useT('table')
  const asksUnopposed = unopposedPaysMore(view.settings) && draft.honours.length > 0
  return (
    <div className="grid grid-cols-2 gap-2">
      {honoursAreKept(view.settings) && (
        <Choice chosen={extra === 'honours'} onChange={(on) => onExtra(on ? 'honours' : null)}>
          {t('result.honours')}
        </Choice>
      )}
      <Choice chosen={extra === 'refund'} onChange={(on) => onExtra(on ? 'refund' : null)}>
        {t('result.noOpening')}
      </Choice>
      {asksUnopposed && (
        <Choice
          chosen={draft.honours.some((one) => one.unopposed)}
          mark={t('result.yes')}
          onChange={() => onChange(toggleUnopposed(draft))}
        >
          {t('result.unopposed')}
        </Choice>
      )}
    </div>
  )
}

function KindChoice({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useT('table')
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{t('result.kind')}</legend>
      {RESULT_KINDS.map((kind) => (
        <Choice
          key={kind}
          chosen={draft.kind === kind}
          onChange={() => onChange({ ...draft, kind, sides: [] })}
        >
          {t(`result.kinds.${kind}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

/** Usual reasons are one tap; any other is typed. */
const REASONS = ['amount', 'winner'] as const

function Why({ value, onChange }: { value: string; onChange: (why: string) => void }) {
  const t = useT('table')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        value={value}
        onChange={onChange}
        maxLength={200}
        className="flex min-w-48 flex-1 items-center gap-3"
      >
        <Label>{t('correct.why')}</Label>
        <Input className={INPUT_LOOK} />
      </TextField>
      {REASONS.map((reason) => (
        <Button
          key={reason}
          className="px-2! text-sm"
          onPress={() => onChange(t(`correct.reason.${reason}`))}
        >
          {t(`correct.reason.${reason}`)}
        </Button>
      ))}
    </div>
  )
}
