'use client'
import { useState } from 'react'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { CoupOpeningFields, useCoupOpening } from '../CoupOpening'
import { DisputeLines } from '../DisputeLines'

/** S.39a: the table's disputes on a phone, and the button that opens one. */
export function Disputes({ table }: { table: TableState }) {
  const t = useT('chemin-deputato')
  const [isOpening, setOpening] = useState(false)
  const { id } = table.summary
  const offer = useOffer('openDispute', { table: id })
  if (table.disputes.length === 0 && !offer) return null
  return (
    <Block title={t('all')}>
      <div className="flex flex-col gap-3">
        {table.disputes.toReversed().map((dispute) => (
          <DisputeLines key={dispute.number} table={id} dispute={dispute} />
        ))}
        {offer && <Button onPress={() => setOpening(true)}>{t('open.title')}</Button>}
      </div>
      {offer && isOpening && <OpenDialog table={table} onClose={() => setOpening(false)} />}
    </Block>
  )
}

function OpenDialog({ table, onClose }: { table: TableState; onClose: () => void }) {
  const t = useT('chemin-deputato')
  const opening = useCoupOpening(table, useOffer('openDispute', { table: table.summary.id }))
  const { isReady, waiting, refusal, send } = opening
  return (
    <CommandDialog
      title={t('open.title')}
      action={t('open.send')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={async () => (await send()) && onClose()}
      onClose={onClose}
    >
      <CoupOpeningFields {...opening} />
    </CommandDialog>
  )
}
