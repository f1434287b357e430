'use client'
import { movedTell } from '@/rules/chemin-de-fer/telling/16-authority'
import type { Transfer } from '@/rules/kernel/ledger'
import { useT } from '../../language/i18n'
import { TellTexts } from '../../tell/TellTexts'

/** Movements of chips in words, each on a line; a word where there are none. */
export function MovedChips({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useT('chemin-deputato')
  if (transfers.length === 0) return <p className="text-sage">{t('whatIf.noChips')}</p>
  return (
    <ul aria-label={t('rule.moves')}>
      {transfers.map((transfer) => (
        <li key={`${transfer.from}${transfer.to}`} className="first-letter:uppercase">
          <TellTexts tells={[movedTell(transfer)]} />
        </li>
      ))}
    </ul>
  )
}
