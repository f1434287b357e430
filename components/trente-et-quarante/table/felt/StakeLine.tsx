'use client'
import type { Posta } from '@/rules/trente-et-quarante/state/posta'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { PlainButton } from '../../../ui/PlainButton'
import { PlayerName, usePlayerName } from '../../told/PlayerName'
import { type Staking, useWords } from '../staking'
import { useTable } from '../tablet'

interface StakeLineProps {
  posta: Posta
  answer: Staking['answer']
  onPress: (number: number) => void
}

/** A stake on the cloth with its owner; insured, imprisoned, freed are told by words. A tap opens it; what its owner is asked is answered beside it. */
export function StakeLine({ posta, answer, onPress }: StakeLineProps) {
  const t = useT('trente-table')
  const { insurances } = useTable()
  const { number, player, chance, amount, prisons, isFreed } = posta
  const words = useWords(posta)
  const owner = usePlayerName()(player)
  const insurance =
    prisons === 0 && insurances.find((one) => one.player === player && one.chance === chance)
  return (
    <li className="flex min-w-0 gap-1">
      <PlainButton
        onPress={() => onPress(number)}
        className="pointer-events-auto flex min-h-12 min-w-0 flex-1 cursor-pointer flex-col justify-center rounded-lg border border-line-strong bg-ground/80 px-2 py-0.5 text-left leading-tight outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass"
      >
        <PlayerName player={player} className="line-clamp-2 w-full text-sm" />
        <span className="flex w-full items-baseline gap-2">
          <strong className="text-lg leading-tight tabular-nums">
            <Amount chips={amount} />
          </strong>
          {prisons > 1 && <span className="text-xs">{t('felt.times', { n: prisons })}</span>}
          {isFreed && <span className="text-xs text-good">{t('felt.freed')}</span>}
          {insurance && (
            <span className="text-xs text-brass-high">
              {t('felt.insured')} <Amount chips={insurance.insured} />
            </span>
          )}
        </span>
      </PlainButton>
      {words.map((word) => (
        <Button
          key={JSON.stringify(word.payload)}
          aria-label={`${t(wordOf(word))}, ${owner}`}
          onPress={() => answer(word)}
          className="pointer-events-auto px-1! text-sm"
        >
          {t(wordOf(word))}
        </Button>
      ))}
    </li>
  )
}

const wordOf = (word: ReturnType<typeof useWords>[number]) => {
  if (word.type === 'withdrawStake') return 'asked.takes'
  return word.payload.withdraws ? 'asked.withdraws' : 'asked.stays'
}
