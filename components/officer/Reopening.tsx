'use client'
import { type ReactNode, useState } from 'react'
import { useT } from '../language/i18n'
import { useAct } from '../live/commanding'
import { MemberName } from '../tell/MemberName'
import { RefusalNote } from '../tell/RefusalNote'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'

interface ReopeningProps {
  /** The progress of the reopening: the first person and the reason, and whether a payment is marked. */
  stage: { askedBy: string | null; why: string | null; paid: boolean }
  /** The command by which the first person asks, and what it carries beside the reason; null while it is not offered. */
  asks: { type: string; payload: object } | null
  /** The buttons by which a second person confirms, or anybody leaves the tableau closed. */
  confirm: ReactNode
  drop: ReactNode
}

/** Two people reopen a closed tableau: the first asks with a reason, the second confirms. */
export function Reopening({ stage, asks, confirm, drop }: ReopeningProps) {
  const t = useT('desk')
  const { askedBy, why, paid } = stage
  const [asking, setAsking] = useState(false)
  if (askedBy !== null) {
    return (
      <section className="flex flex-col items-start gap-2 rounded-card border-2 border-warn bg-felt p-4">
        <p>
          {t.rich('reopen.asked', {
            who: () => <MemberName id={askedBy} className="font-semibold" />,
          })}
        </p>
        <blockquote className="border-l-4 border-line-strong pl-3 italic">{why}</blockquote>
        <div className="flex flex-wrap gap-3">
          {confirm}
          {drop}
        </div>
      </section>
    )
  }
  return (
    <div>
      {!asks && paid && <p className="text-sage">{t('reopen.unmarkFirst')}</p>}
      {asks && (
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('reopen.ask')}
        </Button>
      )}
      {asks && asking && <AskReopen asks={asks} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskReopen(props: { asks: { type: string; payload: object }; onClose: () => void }) {
  const { asks, onClose } = props
  const t = useT('desk')
  const [why, setWhy] = useState('')
  const { act, refusal, waiting } = useAct()
  const usable = why.trim().length >= 3
  async function send() {
    if (!usable || waiting) return
    if (await act(asks.type, { ...asks.payload, why: why.trim() })) onClose()
  }
  return (
    <Dialog
      title={t('reopen.ask')}
      onClose={onClose}
      onSubmit={() => void send()}
      actions={
        <Button type="submit" variant="primary" isDisabled={!usable} isPending={waiting}>
          {t('reopen.doAsk')}
        </Button>
      }
    >
      <p className="text-sage">{t('reopen.help')}</p>
      <Field label={t('reopen.why')} value={why} onChange={setWhy} maxLength={300} autoFocus />
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
