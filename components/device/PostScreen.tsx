'use client'
import { useMessages } from 'use-intl'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { GameFrame } from '../live/GameFrame'
import { useQueue, useQueueState } from '../live/useGive'
import { useOpen } from '../live/useLive'
import { useOthers } from '../others'
import { ButtonLink } from '../ui/ButtonLink'
import { onDemand, useFetchAhead } from '../ui/loaded/onDemand'
import { EveningOver } from './EveningOver'
import { LeftBehind, LeftBehindDialog } from './LeftBehind'
import { usePairedBefore } from './paired'
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

const UndoneDialog = onDemand(
  () => import('./UndoneDialog').then((loaded) => loaded.UndoneDialog),
  { ahead: true },
)

/** Commands that a table decided without its line and the server did not take, until somebody has read them. */
function Undone() {
  const queue = useQueue()
  const { undone } = useQueueState()
  if (undone.length === 0) return null
  return <UndoneDialog undone={undone} read={() => queue().read()} />
}

/** Notice on a device that the desk has removed from its post. */
function DeviceGone() {
  const t = useT('device')
  const { slug } = useClub().club
  return (
    <main
      data-screen="post"
      className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center"
    >
      <h1 className="text-3xl">{t('gone.title')}</h1>
      <p>{t('gone.text')}</p>
      <LeftBehind />
      <ButtonLink href={`/${slug}/tavolo/entra`} variant="primary" size="large">
        {t('gone.again')}
      </ButtonLink>
    </main>
  )
}

const STEPS = ['desk', 'code', 'type'] as const

/** A device that was never paired: how it becomes the tablet of a table. */
function HowToPair() {
  const t = useT('device')
  const { slug } = useClub().club
  return (
    <main
      data-screen="post"
      className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-6 p-6"
    >
      <h1 className="text-3xl">{t('pair.title')}</h1>
      <ol className="flex list-decimal flex-col gap-3 pl-8">
        {STEPS.map((step) => (
          <li key={step}>{t(`pair.${step}`)}</li>
        ))}
      </ol>
      <ButtonLink href={`/${slug}/tavolo/entra`} variant="primary" size="large">
        {t('gone.again')}
      </ButtonLink>
    </main>
  )
}
