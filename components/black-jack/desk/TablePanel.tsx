'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/black-jack/views/desk'
import { Signing } from '../../banked/told/Signing'
import { useT } from '../../language/i18n'
import { TabletCode } from '../../officer/TabletCode'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Act } from '../commanding'
import { ChangeLimits } from '../told/ChangeLimits'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'

/** A table at the desk: its limits, its seats, the latest colpo, its tablet. */
export function TablePanel({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const [code, setCode] = useState(false)
  const { summary, past } = table
  const last = past.at(-1)
  return (
    <div className="flex flex-col gap-4">
      {summary.status === 'proposed' && (
        <p role="status" className="rounded-card border-2 border-brass p-3">
          {words('proposed')}
        </p>
      )}
      <Signing table={summary.id} />
      <Facts table={table} />
      {last && (
        <Block title={t('desk.last', { n: last.serial })} aside={<Amount chips={last.won} sign />}>
          <DueList parts={last.parts} />
        </Block>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button onPress={() => setCode(!code)}>{words('desk.tablet')}</Button>
        <Act
          type="endShoe"
          payload={{ table: summary.id }}
          ask={{ title: t('desk.endShoe'), body: t('desk.endShoeAsk'), yes: t('desk.endShoe') }}
        >
          {t('desk.endShoe')}
        </Act>
        <Act
          type="closeTable"
          payload={{ table: summary.id }}
          variant="danger"
          ask={{
            title: words('desk.closeTable'),
            body: words('desk.closeTableAsk'),
            yes: words('desk.closeTable'),
          }}
        >
          {words('desk.closeTable')}
        </Act>
      </div>
      {code && <TabletCode post={summary.id} label={summary.label} />}
    </div>
  )
}

/** The limits, the banco's result, and the seats. */
function Facts({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { summary, won, limitsAsked } = table
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Block
        title={words('limits.both')}
        aside={
          <>
            <Amount chips={summary.limits.minimum} />–<Amount chips={summary.limits.maximum} />
          </>
        }
      >
        {limitsAsked && (
          <p role="status">
            {words('limits.asked')} <Amount chips={limitsAsked.minimum} />–
            <Amount chips={limitsAsked.maximum} />
          </p>
        )}
        <ChangeLimits table={summary.id} />
        <p className="mt-3 flex justify-between text-lg">
          {t('desk.banco')} <Amount chips={won} sign className="font-semibold" />
        </p>
      </Block>
      <Block title={t('desk.seats')} aside={t('board.freeSeats', { n: summary.freeSeats })}>
        <ol>
          {summary.seats.map(({ number, holder }) => (
            <li key={number} className="flex gap-3 border-t border-line py-1">
              <span className="w-5 text-right text-sage">{number}</span>
              {holder === null ? t('board.free') : <PlayerName player={holder} />}
            </li>
          ))}
        </ol>
      </Block>
    </div>
  )
}
