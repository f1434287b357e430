'use client'
import { passateWorth } from '@/rules/poker/room/entry'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { rangeOf } from '../../../live/offers'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { type Acting, useOffer } from '../../commanding'
import { useTable } from '../context'

interface PassataActionsProps {
  player: PlayerView
  isDisabled: boolean
  take: Acting['take']
  onDone: () => void
}

/** III.3, III.6: a passata is asked in two taps, and confirmed here too where the table confirms its own passate. */
export function PassataActions({ player, isDisabled, take, onDone }: PassataActionsProps) {
  const { view } = useTable()
  const t = useT('table')
  const { member } = player
  const ask = useOffer('askPassata', { member })
  const confirm = useOffer('confirmPassata', { member })
  const drop = useOffer('dropPassata', { member })
  const most = Math.min(3, rangeOf(ask, 'passate')?.max ?? 3)
  const done = async (taken: Promise<boolean>) => (await taken) && onDone()
  return (
    <>
      {ask && (
        <div className="grid grid-cols-3 gap-2">
          {Array.from({ length: most }, (_, index) => index + 1).map((passate) => (
            <Button
              key={passate}
              isDisabled={isDisabled}
              onPress={() => done(take(ask, { passate }))}
            >
              <span className="flex flex-col">
                {t('passata.ask', { passate })}
                <span className="tabular-nums">
                  <Amount chips={passateWorth(passate, view.summary)} sign />
                </span>
              </span>
            </Button>
          ))}
        </div>
      )}
      {player.asked > 0 && (
        <p className="border border-dashed border-ivory px-3 py-2 text-lg">
          {t('passata.asked')} <Amount chips={player.asked} sign />
          {!confirm && ` · ${t('passata.atDesk')}`}
        </p>
      )}
      {(confirm || drop) && (
        <div className="grid grid-cols-2 gap-2">
          {confirm && (
            <Button variant="primary" isDisabled={isDisabled} onPress={() => done(take(confirm))}>
              {t('passata.confirm')}
            </Button>
          )}
          {drop && (
            <Button variant="quiet" isDisabled={isDisabled} onPress={() => done(take(drop))}>
              {t('passata.drop')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
