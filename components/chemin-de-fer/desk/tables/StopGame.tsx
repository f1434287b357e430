'use client'
import { useState } from 'react'
import type { TableInView } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { useAct, useOffer } from '../../commanding'

/** S.9: the inspector stops the game between two coups, and may say why. */
export function StopGame({ table }: { table: TableInView }) {
  const t = useT('chemin-desk')
  const { take, refusal, waiting } = useAct()
  const [asking, ask] = useState(false)
  const [why, write] = useState('')
  const offer = useOffer('stopGame', { table: table.summary.id })
  if (!offer) return null
  const give = async () => (await take(offer, { why: why.trim() })) && ask(false)
  return (
    <>
      <Button variant="quiet" onPress={() => ask(true)}>
        {t('table.stop')}
      </Button>
      {asking && (
        <CommandDialog
          title={t('table.stopTitle', { label: table.summary.label })}
          action={t('table.stop')}
          isReady
          waiting={waiting}
          refusal={refusal}
          onGive={give}
          onClose={() => ask(false)}
        >
          <p className="text-sage">
            {t('table.stopAsk')} <ProvisionLink id="S.9" />
          </p>
          <Field label={t('room.why')} value={why} onChange={write} maxLength={200} />
        </CommandDialog>
      )}
    </>
  )
}
