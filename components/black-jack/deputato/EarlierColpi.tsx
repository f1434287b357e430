'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { PastColpo } from '@/rules/black-jack/state/colpo'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { Rounds } from '../../tablet/Rounds'
import { Amount } from '../../tell/Amount'
import { Button } from '../../ui/Button'
import { useOffer } from '../commanding'
import { DueList } from '../told/DueList'
import { usePlayerName } from '../told/PlayerName'
import { WithReason } from './WithReason'

type Correction = BlackJackOffer<'correctColpo'>

/** Colpi before the latest one, whose slips of recording the inspector still puts right. Source: B.29, F10. */
export function EarlierColpi({ table }: { table: CourtTable }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const [isOpen, open] = useState(false)
  const [asked, ask] = useState<{ offer: Correction; title: string } | null>(null)
  const { id, last, corrected } = table
  const mayCorrect = useOffer('correctColpo', { table: id }) !== null
  if (!mayCorrect || !last) return null
  return (
    <>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onPress={() => open(!isOpen)}>
          {t('court.earlier')}
        </Button>
      </div>
      {isOpen && (
        <Rounds<PastColpo>
          table={id}
          from={1}
          version={`${last.serial} ${corrected}`}
          none={words('more.none')}
        >
          {(past) =>
            past.map((colpo) => (
              <OneColpo
                key={colpo.serial}
                colpo={colpo}
                table={table}
                onAsk={(offer, title) => ask({ offer, title })}
              />
            ))
          }
        </Rounds>
      )}
      {asked && <WithReason {...asked} onClose={() => ask(null)} />}
    </>
  )
}

interface OneColpoProps {
  colpo: PastColpo
  table: CourtTable
  onAsk: (offer: Correction, title: string) => void
}

/** A colpo that is over: its payments, and each puntata that may be put right. */
function OneColpo({ colpo: { serial, parts, won, caselle }, table: { id }, onAsk }: OneColpoProps) {
  const t = useT('bj-room')
  const words = useT('banked')
  const nameOf = usePlayerName()
  const chips = { min: -MOST_CHIPS, max: MOST_CHIPS, step: 1 }
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-10 cursor-pointer items-center justify-between gap-2">
        {words('colpo', { n: serial })} <Amount chips={won} sign />
      </summary>
      <DueList parts={parts} />
      <ul className="grid gap-2 pb-2 sm:grid-cols-2">
        {caselle.flatMap(({ number: casella, puntate }) =>
          puntate.map(({ player }) => {
            const at = `${t('court.casella')} ${casella} · ${nameOf(player)}`
            const title = `${t('court.act.correctColpo')} ${serial} · ${at}`
            const payload = { table: id, serial, casella, player, chips: asChips(1), why: '' }
            return (
              <li key={`${casella} ${player}`}>
                <Button
                  wide
                  onPress={() => onAsk({ type: 'correctColpo', payload, bounds: { chips } }, title)}
                >
                  {title}
                </Button>
              </li>
            )
          }),
        )}
      </ul>
    </details>
  )
}
