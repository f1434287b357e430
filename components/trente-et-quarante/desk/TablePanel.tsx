'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/trente-et-quarante/views/desk'
import { Signing } from '../../banked/told/Signing'
import { useT } from '../../language/i18n'
import { TabletCode } from '../../officer/TabletCode'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Act } from '../commanding'
import { ChangeLimits } from '../told/ChangeLimits'
import { DueList } from '../told/DueList'
import { LyingStakes } from '../told/LyingStakes'
import { useVerdict } from '../told/verdict'

/** A table at the desk: its limits, everything that lies on it, the latest colpo, its tablet. */
export function TablePanel({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const verdict = useVerdict()
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
        <Block
          title={`${t('colpo', { n: last.serial })}${last.result ? ` · ${verdict(last.result)}` : ''}`}
          aside={<Amount chips={last.won} sign />}
        >
          <DueList parts={last.parts} />
        </Block>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button onPress={() => setCode(!code)}>{words('desk.tablet')}</Button>
        <Act
          type="declareLastTaglia"
          payload={{ table: summary.id }}
          ask={{ title: t('lastTaglia'), body: t('lastTagliaAsk'), yes: t('lastTaglia') }}
        >
          {t('lastTaglia')}
        </Act>
        <Act
          type="endTaglia"
          payload={{ table: summary.id }}
          ask={{ title: t('endTaglia'), body: t('endTagliaAsk'), yes: t('endTaglia') }}
        >
          {t('endTaglia')}
        </Act>
        <Act
          type="closeTable"
          payload={{ table: summary.id }}
          variant="danger"
          ask={{
            title: words('desk.closeTable'),
            body: t('closeTableAsk'),
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

/** The limits, the bank's result, and the stakes on the cloth. */
function Facts({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const { summary, result, limitsAsked, poste } = table
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
          {t('banco')} <Amount chips={result.won} sign className="font-semibold" />
        </p>
      </Block>
      <Block title={t('lying')} aside={t('board.present', { n: summary.present })}>
        <LyingStakes poste={poste} />
        {poste.length === 0 && <p className="text-sage">{t('lyingNone')}</p>}
      </Block>
    </div>
  )
}
