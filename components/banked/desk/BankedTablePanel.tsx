'use client'
import { type ReactNode, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { TabletCode } from '../../officer/TabletCode'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { BankedAct } from '../commanding'
import type { LimitPair, ShownColpo, ShownTable } from '../shown'
import { ChangeLimits } from '../told/ChangeLimits'
import { LimitsText } from '../told/LimitsText'
import { SignatureAwaited, type SignedTable } from '../told/SignatureAwaited'

interface PanelProps<Colpo extends ShownColpo> {
  table: SignedTable & {
    readonly summary: ShownTable
    readonly limitsAsked: LimitPair | null
    readonly result: Pick<ShownColpo, 'won'>
    readonly last: Colpo | null
  }
  maximumFor?: (minimum: Chips) => Chips
  /** A smaller maximum may be asked for. */
  mayBeLess?: boolean
  /** The result of a colpo in words; none where its payments say it. */
  told?: (colpo: Colpo) => string | null
  partsOf: (colpo: Colpo) => ReactNode
  /** A block of the game beside the limits: seats, or everything that lies there. */
  beside: ReactNode
  /** The customs and the acts that only this game has. */
  acts: ReactNode
  closeAsk?: string
}

/** A table at the desk: signatures, limits, the latest colpo, its tablet. */
export function BankedTablePanel<Colpo extends ShownColpo>(props: PanelProps<Colpo>) {
  const { table, told, partsOf, acts, closeAsk } = props
  const t = useT('banked')
  const [code, setCode] = useState(false)
  const { last } = table
  const { id, awaits, label } = table.summary
  const result = last && told?.(last)
  return (
    <div className="flex flex-col gap-2">
      {awaits !== null && (
        <p role="status" className="rounded-card border-2 border-brass p-3">
          <SignatureAwaited table={table} />
        </p>
      )}
      <div className="grid gap-2 lg:grid-cols-2">
        <Limits {...props} />
        {props.beside}
      </div>
      {last && (
        <Block
          title={`${t('colpo', { n: last.serial })}${result ? ` · ${result}` : ''}`}
          aside={<Amount chips={last.won} sign />}
        >
          {partsOf(last)}
        </Block>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button onPress={() => setCode(!code)}>{t('desk.tablet')}</Button>
        {acts}
        <BankedAct
          type="closeTable"
          payload={{ table: id }}
          variant="danger"
          ask={{
            title: t('desk.closeTable'),
            body: closeAsk ?? t('desk.closeTableAsk'),
            yes: t('desk.closeTable'),
          }}
        >
          {t('desk.closeTable')}
        </BankedAct>
      </div>
      {code && <TabletCode post={id} label={label} />}
    </div>
  )
}

/** The limits, those that are asked for, and the bank's result. */
function Limits(props: Pick<PanelProps<ShownColpo>, 'table' | 'maximumFor' | 'mayBeLess'>) {
  const { table, maximumFor, mayBeLess = false } = props
  const t = useT('banked')
  const { summary, limitsAsked, result } = table
  return (
    <Block title={t('limits.both')} aside={<LimitsText limits={summary.limits} />}>
      {limitsAsked && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            {t('limits.asked')} <LimitsText limits={limitsAsked} />
          </p>
          <BankedAct type="dropLimits" payload={{ table: summary.id }}>
            {t('limits.drop')}
          </BankedAct>
        </div>
      )}
      <ChangeLimits
        table={summary.id}
        mayBeLess={mayBeLess}
        {...(maximumFor ? { maximumFor } : {})}
      />
      <p className="mt-3 flex justify-between text-lg">
        {t('desk.banco')} <Amount chips={result.won} sign className="font-semibold" />
      </p>
    </Block>
  )
}
