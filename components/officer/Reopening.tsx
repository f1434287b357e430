'use client'
import { type ReactNode, useState } from 'react'
import type { AnyCommand } from '@/rules/kernel/decider'
import type { Offer } from '@/rules/kernel/offers'
import { useT } from '../language/i18n'
import { useAct, useOffer } from '../live/commanding'
import { CommandDialog } from '../tell/CommandDialog'
import { MemberName } from '../tell/MemberName'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Act } from './Act'

/** The commands of a game that carry a reason, without the reason. */
type WithoutReason<C extends AnyCommand> = C extends { why: string }
  ? { type: C['type']; payload: Omit<C, 'type' | 'why'> }
  : never

interface ReopeningProps<C extends AnyCommand> {
  /** The progress of the reopening: the first person and the reason, and whether a payment is marked. */
  stage: { askedBy: string | null; why: string | null; paid: boolean }
  /** The command by which the first person asks; the reason is typed here. */
  ask: WithoutReason<C>
  /** The command by which a second person confirms. */
  confirm: Offer<C>
  /** The command by which anybody leaves the tableau closed. */
  drop: Offer<C>
  /** The command that takes every mark of a payment back; none in a game without payments. */
  unmark?: Offer<C>
  /** The consequence, told in the question before it is confirmed; by default that of a tableau with payments. */
  consequence?: ReactNode
}

/** Two people reopen a closed tableau: the first asks with a reason, the second confirms. */
export function Reopening<C extends AnyCommand>(props: ReopeningProps<C>) {
  const { stage, ask, confirm, drop, unmark, consequence } = props
  const t = useT('desk')
  if (stage.askedBy === null) return <Asking ask={ask} unmark={unmark} paid={stage.paid} />
  const who = <MemberName id={stage.askedBy} className="font-semibold" />
  return (
    <section className="flex flex-col items-start gap-2 rounded-card border-2 border-warn bg-felt p-4">
      <p>{t.rich('reopen.asked', { who: () => who })}</p>
      <blockquote className="border-l-4 border-line-strong pl-3 italic">{stage.why}</blockquote>
      <div className="flex flex-wrap gap-3">
        <Act
          type={confirm.type}
          payload={confirm.payload}
          variant="danger"
          whyNot={t('reopen.another')}
          ask={{
            title: t('reopen.confirmTitle'),
            body: consequence ?? t('reopen.confirmAsk'),
            yes: t('reopen.confirm'),
          }}
        >
          {t('reopen.confirm')}
        </Act>
        <Act type={drop.type} payload={drop.payload} variant="quiet">
          {t('reopen.drop')}
        </Act>
      </div>
    </section>
  )
}

interface AskingProps {
  ask: Offer<AnyCommand>
  unmark: Offer<AnyCommand> | undefined
  paid: boolean
}

/** The button of the first person, while the tableau may be reopened. */
function Asking({ ask, unmark, paid }: AskingProps) {
  const t = useT('desk')
  const mayAsk = useOffer(ask.type, ask.payload) !== null
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      {!mayAsk && paid && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-sage">{t('reopen.unmarkFirst')}</p>
          {unmark && (
            <Act
              {...unmark}
              variant="quiet"
              ask={{
                title: t('reopen.unmarkTitle'),
                body: t('reopen.unmarkAsk'),
                yes: t('reopen.unmark'),
              }}
            >
              {t('reopen.unmark')}
            </Act>
          )}
        </div>
      )}
      {mayAsk && (
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('reopen.ask')}
        </Button>
      )}
      {mayAsk && isAsking && <AskReopen ask={ask} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskReopen({ ask, onClose }: { ask: Offer<AnyCommand>; onClose: () => void }) {
  const t = useT('desk')
  const [why, setWhy] = useState('')
  const { act, refusal, waiting } = useAct()
  async function send() {
    if (await act(ask.type, { ...ask.payload, why: why.trim() })) onClose()
  }
  return (
    <CommandDialog
      title={t('reopen.ask')}
      action={t('reopen.doAsk')}
      isReady={why.trim().length >= 3}
      waiting={waiting}
      refusal={refusal}
      onGive={send}
      onClose={onClose}
    >
      <p className="text-sage">{t('reopen.help')}</p>
      <Field label={t('reopen.why')} value={why} onChange={setWhy} maxLength={300} autoFocus />
    </CommandDialog>
  )
}
