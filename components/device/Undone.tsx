'use client'
import type { ReactNode } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { NamesProvider } from '../live/names'
import type { TapsAlone } from '../live/queue'
import { useQueue, useQueueState } from '../live/useGive'
import { useLive } from '../live/useLive'
import { RefusalNote } from '../tell/RefusalNote'
import { TellTexts } from '../tell/TellTexts'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Commands that a table decided without its line and the server did not take, until somebody has read them. */
export function Undone() {
  const t = useT('device')
  const queue = useQueue()
  const { undone } = useQueueState()
  if (undone.length === 0) return null
  const count = undone.reduce((sum, { commands }) => sum + commands.length, 0)
  const read = () => queue().read()
  return (
    <Dialog title={t('undone.title', { count })} onClose={read} wide>
      {undone.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows at its end.
        <InTheirWords key={place} taps={one}>
          <p>{t('undone.refused')}</p>
          <p className="text-lg font-semibold">
            <TellTexts tells={one.commands[0] ?? []} />
          </p>
          <RefusalNote refusal={one.refusal} />
          {one.commands.length > 1 && (
            <>
              <p>{t('undone.others')}</p>
              <Commands commands={one.commands.slice(1)} />
            </>
          )}
        </InTheirWords>
      ))}
      <p>{t('undone.now')}</p>
      <Button variant="primary" onPress={read}>
        {t('undone.read')}
      </Button>
    </Dialog>
  )
}

/** Commands with the names and the sentences of their game. */
export function InTheirWords({ taps, children }: { taps: TapsAlone; children: ReactNode }) {
  const { game, names } = taps
  const live = useLive(useClub().club.slug, 'post', game)
  return (
    <GameProvider game={game}>
      <NamesProvider names={{ ...live.names, ...names }}>{children}</NamesProvider>
    </GameProvider>
  )
}

/** The commands in their order, a line each. */
export function Commands({ commands }: Pick<TapsAlone, 'commands'>) {
  return (
    <ol className="max-h-[40dvh] list-decimal overflow-y-auto pl-6">
      {commands.map((tells, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change.
        <li key={place}>
          <TellTexts tells={tells} />
        </li>
      ))}
    </ol>
  )
}
