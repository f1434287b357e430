'use client'
import { useState } from 'react'
import type { TableId } from '@/rules/poker/state/ids'
import type { Reopening as Stage } from '@/rules/poker/views/deputato'
import { useT } from '../../language/i18n'
import { MemberName } from '../../tell/MemberName'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { Act, useAct, useOffer } from '../commanding'

/** Two people reopen a closed tableau: the first asks with a reason, the second confirms. */
export function Reopening({ table: id, stage }: { table: TableId; stage: Stage }) {
  const t = useT('desk')
  const { askedBy, why, paid } = stage
  const mayAsk = useOffer('askReopen', { table: id })
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
          <Act
            type="confirmReopen"
            payload={{ table: id }}
            variant="danger"
            whyNot={t('reopen.another')}
            ask={{
              title: t('reopen.confirmTitle'),
              body: t('reopen.confirmAsk'),
              yes: t('reopen.confirm'),
            }}
          >
            {t('reopen.confirm')}
          </Act>
          <Act type="dropReopen" payload={{ table: id }} variant="quiet">
            {t('reopen.drop')}
          </Act>
        </div>
      </section>
    )
  }
  return (
    <div>
      {!mayAsk && paid && <p className="text-sage">{t('reopen.unmarkFirst')}</p>}
      {mayAsk && (
        <Button variant="quiet" onPress={() => setAsking(true)}>
          {t('reopen.ask')}
        </Button>
      )}
      {asking && <AskReopen table={id} onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskReopen({ table, onClose }: { table: TableId; onClose: () => void }) {
  const t = useT('desk')
  const [why, setWhy] = useState('')
  const { act, refusal, waiting } = useAct()
  const usable = why.trim().length >= 3
  async function send() {
    if (!usable || waiting) return
    if (await act('askReopen', { table, why: why.trim() })) onClose()
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
