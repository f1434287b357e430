'use client'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { GameProvider } from '../live/game'
import { NamesProvider } from '../live/names'
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
  const live = useLive(useClub().club.slug, 'post', undone?.game ?? '')
  if (!undone) return null
  const { game, refusal, commands, names } = undone
  const [first, ...others] = commands
  const read = () => queue().read()
  return (
    <GameProvider game={game}>
      <NamesProvider names={{ ...live.names, ...names }}>
        <Dialog title={t('undone.title', { count: commands.length })} onClose={read} wide>
          <p>{t('undone.refused')}</p>
          <p className="text-lg font-semibold">{first && <TellTexts tells={first} />}</p>
          <RefusalNote refusal={refusal} />
          {others.length > 0 && (
            <>
              <p>{t('undone.others')}</p>
              <ol className="max-h-[40dvh] list-decimal overflow-y-auto pl-6">
                {others.map((tells, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change.
                  <li key={place}>
                    <TellTexts tells={tells} />
                  </li>
                ))}
              </ol>
            </>
          )}
          <p>{t('undone.now')}</p>
          <Button variant="primary" onPress={read}>
            {t('undone.read')}
          </Button>
        </Dialog>
      </NamesProvider>
    </GameProvider>
  )
}
