'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/chemin-de-fer/views/desk'
import type { TableInView } from '@/rules/chemin-de-fer/views/table'
import { useT } from '../../../language/i18n'
import { MoneyField } from '../../../money/MoneyField'
import { useSum } from '../../../money/useSum'
import { LevelActs } from '../../../officer/LevelActs'
import { TabletCode } from '../../../officer/TabletCode'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { Folding } from '../../../tell/Folding'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { Act, useAct, useOffer } from '../../commanding'
import { Bookings } from './Bookings'
import { RoomActs } from './RoomActs'
import { Seats } from './Seats'
import { StopGame } from './StopGame'

/** A table at the desk: bank and sabot, its seats, those who wait, what the house may do, and its tablet. */
export function TablePanel({ table, view }: { table: TableInView; view: DeskView }) {
  const t = useT('chemin-desk')
  const words = useT('chemin-settings')
  const [code, showCode] = useState(false)
  const { id, label } = table.summary
  const where = { table: id }
  // Acts that wait here for the house: more seats voted for, a purchase that may be cancelled before the first card.
  const offers = [useOffer('addSeats', where), useOffer('cancelPurchase', where)]
  const doSomeWait = table.seatsVote !== null || offers.some((offer) => offer !== null)
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <Facts table={table} />
      <Seats table={table} persons={view.persons} />
      <Actions table={table} />
      <div className="grid items-start gap-x-4 md:grid-cols-2">
        <Bookings table={table} view={view} />
        <Folding title={t('table.others')} isOpen={doSomeWait}>
          <div className="flex flex-wrap gap-x-3">
            <LevelActs
              table={table.summary}
              name={(level) => words(`options.level.${level}`)}
              means={(level) => t(`table.levelAsk.${level}`)}
            />
            <RoomActs table={table} />
            <Button variant="quiet" onPress={() => showCode(!code)}>
              {t('table.tablet')}
            </Button>
          </div>
          {code && <TabletCode post={id} label={label} />}
        </Folding>
      </div>
    </section>
  )
}

function Facts({ table }: { table: TableInView }) {
  const t = useT('chemin-desk')
  const words = useT('chemin-settings')
  const { summary, bank } = table
  const { banker, turn, coup, taglia } = summary
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-1 rounded-card bg-felt px-4 py-1.5 leading-tight">
      <p>
        <span className="block text-sm text-sage">{t('table.bank')}</span>
        <Amount chips={bank} className="text-3xl leading-none font-semibold" />
      </p>
      <p>
        <span className="block text-sm text-sage">{t('table.banker')}</span>
        <span className="text-xl font-semibold">
          {banker ? <MemberName id={banker} /> : turn ? t('table.turn', { seat: turn }) : '—'}
        </span>
      </p>
      <p>
        <span className="block text-sm text-sage">{t('table.minimum')}</span>
        <Amount chips={summary.minimum} className="text-xl font-semibold" />
      </p>
      <p>
        <span className="block text-sm text-sage">{t('table.progress')}</span>
        <span className="text-xl font-semibold">
          {t('table.taglia', { n: taglia.number, coup: coup?.number ?? 0 })}
        </span>
      </p>
      <p className="text-sage">
        {t(`table.status.${summary.status}`)} · {words(`options.level.${summary.level}`)}
      </p>
    </header>
  )
}

/** S.9, C.4: least bank and least stake, the level, stopping and closing the table. */
function Actions({ table }: { table: TableInView }) {
  const t = useT('chemin-desk')
  const [asking, ask] = useState<'minimum' | 'least' | null>(null)
  const { id, label, status } = table.summary
  const where = { table: id }
  const isOpen = useOffer('closeTable', where) !== null
  return (
    <div className="flex flex-wrap items-start gap-3">
      {isOpen && (
        <>
          <Button onPress={() => ask('minimum')}>{t('table.setMinimum')}</Button>
          <Button onPress={() => ask('least')}>{t('table.setLeast')}</Button>
        </>
      )}
      <Act type="setLeastStake" payload={{ ...where, leastStake: null }} variant="quiet">
        {t('table.noLeast')}
      </Act>
      {status === 'stopped' ? (
        <Act type="resumeGame" payload={where} variant="primary">
          {t('table.resume')}
        </Act>
      ) : (
        <StopGame table={table} />
      )}
      <Act
        type="closeTable"
        payload={where}
        variant="danger"
        ask={{
          title: t('table.closeTitle', { label }),
          body: t('table.closeAsk'),
          yes: t('table.close'),
        }}
      >
        {t('table.close')}
      </Act>
      {asking && <Announced table={table} what={asking} onClose={() => ask(null)} />}
    </div>
  )
}

/** S.9: the house announces a least bank or a least stake. */
function Announced(props: { table: TableInView; what: 'minimum' | 'least'; onClose: () => void }) {
  const t = useT('chemin-desk')
  const { act, refusal, waiting } = useAct()
  const { table, what, onClose } = props
  const { id, minimum, leastStake } = table.summary
  const sum = useSum(what === 'minimum' ? minimum : leastStake)
  async function give() {
    const { chips } = sum
    if (chips === null) return
    const isDone =
      what === 'minimum'
        ? await act('setMinimum', { table: id, minimum: chips })
        : await act('setLeastStake', { table: id, leastStake: chips })
    if (isDone) onClose()
  }
  return (
    <CommandDialog
      title={t(what === 'minimum' ? 'table.setMinimum' : 'table.setLeast')}
      action={t('table.announce')}
      isReady={sum.chips !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      <p className="text-sage">{t(what === 'minimum' ? 'table.minimumHelp' : 'table.leastHelp')}</p>
      <MoneyField label={t('table.sum')} stride={minimum} {...sum.field} />
    </CommandDialog>
  )
}
