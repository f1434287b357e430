'use client'
import { useState } from 'react'
import {
  openSide,
  outcomeWritten,
  RESULT_KINDS,
  voidedByOpener,
} from '@/rules/poker/12-showdown/written'
import { chipsToMove, saysTheSame } from '@/rules/poker/colpo/changes'
import { preview } from '@/rules/poker/colpo/preview'
import type { Colpo, RecordedOutcome } from '@/rules/poker/state/colpo'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'
import { ChipPad } from './ChipPad'
import type { Draft } from './draft'
import { ExtraChoice } from './ExtraChoice'
import { Gains } from './Gains'
import { Preview } from './Preview'
import { type Extra, ResultRows } from './ResultRows'
import { SideQuestion } from './SideQuestion'
import { Why } from './Why'

export interface ResultDialogProps {
  colpo: Colpo
  start: Draft
  title: string
  /** True for the correction of a settled colpo, which needs a reason. */
  correcting?: boolean
  refusal?: ToldRefusal | null
  onClose: () => void
  onConfirm: (outcome: RecordedOutcome, why: string) => Promise<boolean>
  /** Voids the colpo in play, where the winner opened without the opening; absent for a settled one. */
  onVoid?: (provision: 'VI.6' | 'XII.3') => Promise<boolean>
}

/** The result of a colpo on one screen: winners, stakes, honours, and a preview. */
export function ResultDialog(props: ResultDialogProps) {
  const { colpo, title, onClose } = props
  const t = useT('table')
  const [draft, setDraft] = useState(props.start)
  const [extra, setExtra] = useState<Extra | null>(draft.honours.length > 0 ? 'honours' : null)
  const [why, setWhy] = useState('')
  return (
    <FullSheet
      title={
        <>
          {title} · {t('centre.pot')} <Amount chips={colpo.pot} />
        </>
      }
      onClose={onClose}
      back={<KindChoice draft={draft} onChange={setDraft} />}
    >
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_17rem] gap-4 max-md:grid-cols-1">
        <div className="flex min-h-0 flex-col gap-2">
          {draft.kind === 'nobody-opened' ? (
            <p className="py-8 font-serif text-3xl text-balance">{t('result.nobodyOpened')}</p>
          ) : (
            <ResultRows
              colpo={colpo}
              draft={draft}
              extra={extra}
              showsResti={!props.correcting}
              onChange={setDraft}
            >
              {draft.kind === 'won' && (
                <ExtraChoice draft={draft} extra={extra} onExtra={setExtra} onChange={setDraft} />
              )}
            </ResultRows>
          )}
          {props.correcting && <Why value={why} onChange={setWhy} />}
        </div>
        <div className="flex flex-col gap-2">
          {draft.kind !== 'nobody-opened' && (
            <ChipPad colpo={colpo} draft={draft} onChange={setDraft} />
          )}
        </div>
      </div>
      <Ending {...props} draft={draft} onChange={setDraft} why={why} />
    </FullSheet>
  )
}

interface EndingProps extends ResultDialogProps {
  draft: Draft
  onChange: (draft: Draft) => void
  why: string
}

/** The last row: a question that is left, else the consequence of the result, and the button that says it again. */
function Ending(props: EndingProps) {
  const {
    colpo,
    draft,
    why,
    onChange,
    correcting = false,
    refusal,
    onClose,
    onConfirm,
    onVoid,
  } = props
  const t = useT('table')
  const { settings } = useTable().view
  const [sending, setSending] = useState(false)
  const outcome = outcomeWritten(draft, colpo)
  const isSame = correcting && outcome !== null && saysTheSame(colpo, outcome)
  const voided = onVoid ? voidedByOpener(draft) : null
  const ready = outcome !== null && !isSame && (!correcting || why.trim().length >= 3)

  async function send(sent: Promise<boolean>) {
    setSending(true)
    const done = await sent
    setSending(false)
    if (done) onClose()
  }

  return (
    <footer className="sticky bottom-0 z-10 grid grid-cols-[minmax(0,1fr)_17rem] items-end gap-4 bg-ground py-1 max-md:grid-cols-1">
      <div className="flex flex-col gap-1">
        <SideQuestion colpo={colpo} draft={draft} onChange={onChange} />
        {refusal ? (
          <Refusal refusal={refusal} />
        ) : (
          <Consequence
            colpo={colpo}
            draft={draft}
            outcome={outcome}
            isSame={isSame}
            correcting={correcting}
            voided={voided}
          />
        )}
      </div>
      {voided && onVoid ? (
        <Button
          variant="danger"
          size="large"
          isDisabled={sending}
          onPress={() => send(onVoid(voided))}
        >
          {t('void.confirm')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="large"
          isDisabled={!ready || sending}
          onPress={() => outcome && send(onConfirm(outcome, why.trim()))}
        >
          <span className="flex flex-col">
            {t(sending ? 'result.sending' : 'result.confirm')}
            {outcome && !isSame && <Gains colpo={colpo} seen={preview(settings, colpo, outcome)} />}
          </span>
        </Button>
      )}
    </footer>
  )
}

interface ConsequenceProps {
  colpo: Colpo
  draft: Draft
  outcome: RecordedOutcome | null
  isSame: boolean
  correcting: boolean
  voided: 'VI.6' | 'XII.3' | null
}

/** The chips that the result moves, once no question is left; or that the opener's fault voids the colpo. */
function Consequence({ colpo, draft, outcome, isSame, correcting, voided }: ConsequenceProps) {
  const t = useT('table')
  const { settings } = useTable().view
  if (voided)
    return (
      <p className="leading-tight">
        {t(voided === 'VI.6' ? 'result.voided.alone' : 'result.voided.best')}
      </p>
    )
  if (openSide(draft, colpo.players)) return null
  const toMove = correcting && outcome ? chipsToMove(settings, colpo, outcome) : null
  return (
    <Preview colpo={colpo} kind={draft.kind} outcome={outcome} isSame={isSame} toMove={toMove} />
  )
}

function KindChoice({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useT('table')
  return (
    <fieldset className="grid auto-cols-max grid-flow-col gap-2 max-md:grid-flow-row">
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
