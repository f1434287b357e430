'use client'
import { useMessages } from 'use-intl'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { GameFrame } from '../live/GameFrame'
import { useOpen } from '../live/useLive'
import { useOthers } from '../others'
import { useFetchAhead } from '../ui/loaded/onDemand'
import { DeviceGone } from './DeviceGone'
import { EveningOver } from './EveningOver'
import { HowToPair } from './HowToPair'
import { LeftBehindDialog } from './LeftBehind'
import { usePairedBefore } from './paired'
import { Undone } from './Undone'
import { useAlone } from './useAlone'

/** A device at its post: the game's own screen while its evening is open. */
export function PostScreen() {
  const t = useT('device')
  const { club, me } = useClub()
  // A tablet goes on without a network.
  useFetchAhead({ locale: useLingua(), texts: useMessages() })
  const line = useOpen(club.slug, 'post')
  const game = me?.device?.game ?? ''
  const wasPaired = usePairedBefore(me?.device != null)
  if (!me?.device || line.state === 'gone') return wasPaired ? <DeviceGone /> : <HowToPair />
  if (line.state === 'connecting')
    return (
      <main data-screen="post" className="grid min-h-dvh place-content-center p-6 text-center">
        <p className="appear-late text-2xl">{t('screen.connecting')}</p>
      </main>
    )
  if (!line.open.includes(game))
    return (
      <>
        <EveningOver />
        <Untaken post={me.device.post} />
      </>
    )
  return (
    <GameFrame game={game} audience="post">
      <AtThePost game={game} />
      <Untaken post={me.device.post} />
    </GameFrame>
  )
}

/** Commands that were decided here without the line and did not arrive; those that an earlier post left come first. */
function Untaken({ post }: { post: string }) {
  return (
    <>
      <Undone />
      <LeftBehindDialog here={post} />
    </>
  )
}

function AtThePost({ game }: { game: string }) {
  useAlone(game)
  const Post = useOthers(game)?.Post
  return Post ? <Post /> : <EveningOver />
}
