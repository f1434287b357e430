'use client'
import { useState } from 'react'
import { type BoxView, boxDifference } from '@/rules/float/views/sums'
import { type Chips, magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge, type Tone } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { useFloatOffer } from '../../commanding'
import { PiecesText } from '../../kit/PiecesText'
import { PinButton } from '../../kit/PinButton'
import { secondCounters } from '../../kit/signers'
import { BoxCountLink, BoxLabelLink } from '../../papers/FloatPapers'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { Card } from '../kit/Card'
import { Line, Lines } from '../kit/Line'
import { SealDialog } from '../tables/SealDialog'
import { CountBox } from './CountBox'

type BoxState = 'counted' | 'tallied' | 'arrived' | 'escorted' | 'sealed' | 'placed'

function stateOf({ box }: BoxView): { key: BoxState; tone: Tone } {
  if (box.counted) return { key: 'counted', tone: 'good' }
  if (box.tally) return { key: 'tallied', tone: 'brass' }
  if (box.arrived) return { key: 'arrived', tone: 'brass' }
  if (box.escorted) return { key: 'escorted', tone: 'warn' }
  return box.sealed ? { key: 'sealed', tone: 'warn' } : { key: 'placed', tone: 'calm' }
}

/** A box of the tax on its way: its seals, its hours, the expected sum and the count. */
export function BoxCard({ view, isTask = false }: { view: BoxView; isTask?: boolean }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { evening } = useCommanding()
  const state = stateOf(view)
  const { table, box, expected } = view
  const { placed, sealed, escorted, arrived, tally, counted } = box
  const difference = boxDifference(view)
  return (
    <Card
      title={t('box.title', { label: box.label })}
      aside={
        <>
          {tableName(table)} <Badge tone={state.tone}>{t(`box.state.${state.key}`)}</Badge>
        </>
      }
      marked={isTask}
      actions={
        <>
          {!counted && <BoxActs view={view} />}
          {evening && !box.arrived && (
            <BoxLabelLink evening={evening} table={table} box={box.number} />
          )}
          {evening && box.arrived && (
            <BoxCountLink evening={evening} table={table} box={box.number} />
          )}
        </>
      }
    >
      <Lines>
        <Line name={t('box.placed')}>
          {t('tables.sealNo', { seal: box.seal })} · <Moment at={placed.at} />
        </Line>
        {sealed && (
          <Line name={t('box.sealed')}>
            {t('tables.sealNo', { seal: sealed.seal })} · <MemberName id={sealed.by} /> ·{' '}
            <Moment at={sealed.at} />
          </Line>
        )}
        {escorted && (
          <Line name={t('box.escorted')}>
            <MemberName id={escorted.by} /> · <Moment at={escorted.at} />
          </Line>
        )}
        {arrived && (
          <Line name={t('box.arrived')}>
            <MemberName id={arrived.by} /> · <Moment at={arrived.at} /> ·{' '}
            <span className={arrived.isSealWhole ? 'text-good' : 'text-bad'}>
              {t(arrived.isSealWhole ? 'box.sealWhole' : 'box.sealBroken')}
            </span>
          </Line>
        )}
        <Line name={t('box.expected')}>
          <Amount chips={counted ? counted.expected : expected} className="font-semibold" />
        </Line>
        {tally && <Tally tally={tally} />}
        {counted && (
          <Line name={t('box.counted')}>
            <Amount chips={counted.chips} className="font-semibold" /> ·{' '}
            <MemberName id={counted.by} />, <MemberName id={counted.second} /> ·{' '}
            <Moment at={counted.at} />
          </Line>
        )}
        <Difference chips={difference} />
      </Lines>
    </Card>
  )
}

interface TallyProps {
  tally: NonNullable<BoxView['box']['tally']>
}

/** The count of one person, which waits for the other. */
function Tally({ tally }: TallyProps) {
  const t = useT('float-room')
  return (
    <Line name={t('box.tally')}>
      <Amount chips={tally.chips} className="font-semibold" /> ·{' '}
      <PiecesText pieces={tally.pieces} /> · <MemberName id={tally.by} /> · <Moment at={tally.at} />
    </Line>
  )
}

/** The difference of a count from the expected sum; nothing where none was expected. */
function Difference({ chips }: { chips: Chips | null }) {
  const t = useT('float-room')
  if (chips === null) return null
  return (
    <Line name={t('box.difference')}>
      {chips === 0 ? (
        <span className="text-good">{t('box.even')}</span>
      ) : (
        <span className="text-warn">
          {t(chips > 0 ? 'box.over' : 'box.short')} <Amount chips={magnitude(chips)} />
        </span>
      )}
    </Line>
  )
}

/** The other of the two confirms the count that is shown, on their own device or at the desk. */
function ConfirmTally({ here, tally }: { here: { table: string; box: number } } & TallyProps) {
  const t = useT('float-room')
  const chips = useChips()
  const { office, atDesk } = useRoom()
  const payload = { ...here, countedAt: tally.at }
  return (
    <>
      <FloatAct type="confirmTaxBox" payload={payload} match={here} variant="primary">
        {t('box.confirm')}
      </FloatAct>
      {atDesk && (
        <PinButton
          type="confirmTaxBox"
          payload={payload}
          office="conta"
          follows={t('box.confirmFollows', { chips: chips(tally.chips) })}
          members={secondCounters(office.staff, tally)}
          variant="primary"
          about={
            <Lines>
              <Tally tally={tally} />
            </Lines>
          }
        >
          {t('box.confirmHere')}
        </PinButton>
      )}
    </>
  )
}

function BoxActs({ view: { table, box, expected } }: { view: BoxView }) {
  const t = useT('float-room')
  const [open, show] = useState<'seal' | 'count' | null>(null)
  const at = { table }
  const here = { table, box: box.number }
  const maySeal = useFloatOffer('sealTaxBox', at) !== null && !box.sealed
  const mayCount = useFloatOffer('countTaxBox', here) !== null
  return (
    <>
      {maySeal && (
        <Button variant="primary" onPress={() => show('seal')}>
          {t('box.seal')}
        </Button>
      )}
      <FloatAct type="escortTaxBox" payload={here} variant="primary">
        {t('box.escort')}
      </FloatAct>
      <FloatAct type="receiveTaxBox" payload={{ ...here, isSealWhole: true }} variant="primary">
        {t('box.receiveWhole')}
      </FloatAct>
      <FloatAct
        type="receiveTaxBox"
        payload={{ ...here, isSealWhole: false }}
        variant="danger"
        ask={{
          title: t('box.receiveBroken'),
          body: t('box.brokenAsk'),
          yes: t('box.receiveBroken'),
        }}
      >
        {t('box.receiveBroken')}
      </FloatAct>
      {box.tally && <ConfirmTally here={here} tally={box.tally} />}
      {mayCount && (
        <Button variant={box.tally ? 'quiet' : 'primary'} onPress={() => show('count')}>
          {t(box.tally ? 'box.countAgain' : 'box.count')}
        </Button>
      )}
      {open === 'seal' && <SealDialog table={table} onClose={() => show(null)} />}
      {open === 'count' && (
        <CountBox
          at={here}
          expected={expected}
          waiting={box.tally?.at ?? null}
          onClose={() => show(null)}
        />
      )}
    </>
  )
}
