'use client'
import type { CommandType } from '@/rules/poker/decider'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { Button } from '../../ui/Button'
import { useOffer, useTable } from './context'

interface PassataActionsProps {
  player: PlayerView
  isDisabled: boolean
  act: (type: CommandType, payload: Readonly<Record<string, unknown>>) => Promise<boolean>
  onDone: () => void
}

/** III.3, III.6: a passata asked in two taps; here too it is received, where the table confirms its own. */
export function PassataActions({ player, isDisabled, act, onDone }: PassataActionsProps) {
  const { view } = useTable()
  const t = useT('table')
  const { member } = player
  const ask = useOffer('askPassata', { member })
  const confirm = useOffer('confirmPassata', { member })
  const drop = useOffer('dropPassata', { member })
  const most = Math.min(3, ask?.bounds?.passate?.max ?? 3)
  const give = async (type: CommandType, payload: Readonly<Record<string, unknown>>) =>
    (await act(type, payload)) && onDone()
  return (
    <>
      {ask && (
        <div className="grid grid-cols-3 gap-2">
          {Array.from({ length: most }, (_, index) => index + 1).map((passate) => (
            <Button
              key={passate}
              isDisabled={isDisabled}
              onPress={() => give('askPassata', { member, passate })}
            >
              <span className="flex flex-col">
                {t('passata.ask', { passate })}
                <span className="tabular-nums">
                  <Amount chips={passate * view.summary.passata} sign />
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
            <Button
              variant="primary"
              isDisabled={isDisabled}
              onPress={() => give('confirmPassata', { member })}
            >
              {t('passata.confirm')}
            </Button>
          )}
          {drop && (
            <Button
              variant="quiet"
              isDisabled={isDisabled}
              onPress={() => give('dropPassata', { member })}
            >
              {t('passata.drop')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
