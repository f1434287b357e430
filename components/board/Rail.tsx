'use client'
import { useFormatter } from 'use-intl'
import { MINUTE_MS } from '@/rules/kernel/time'
import type { DrawnCode } from '@/server/doors/visitor'
import { useClub } from '../club/club'
import { Emblem } from '../club/Emblem'
import { useT } from '../language/i18n'
import { useEvening } from '../live/GameFrame'
import type { LiveLine } from '../live/useLive'
import { useEveningTitle } from '../tell/day'
import { SoundSwitch } from '../ui/awake/SoundSwitch'
import { useNow } from '../ui/ofNow'

interface RailProps {
  line: LiveLine
  /** The first game with an open evening; null while there is none. */
  game: string | null
  /** True when it is the only one; its evening's title is then shown here. */
  isAlone: boolean
  /** Null where phones could not reach the server. */
  code: DrawnCode | null
  /** The page of the wall that is shown, and how many there are. */
  shown: { page: number; pages: number }
}

/** The right edge of the wall, the same all night: the club, the hour, the code to sign, the switch of the sound. */
export function Rail({ line, game, isAlone, code, shown }: RailProps) {
  const { club } = useClub()
  const t = useT('board')
  const format = useFormatter()
  const now = useNow(line.now, MINUTE_MS)
  return (
    <aside className="flex w-[16rem] shrink-0 flex-col items-center gap-3 border-l-2 border-line bg-felt px-3 py-4 text-center">
      <Emblem className="h-[5rem] shrink-0" />
      <h1 className="line-clamp-3 text-[2.2rem]">{club.name}</h1>
      <p className="min-h-[3.4rem] text-[3.4rem] leading-none font-semibold text-brass">
        {line.state !== 'connecting' &&
          format.dateTime(new Date(now), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
      </p>
      {game && <Evening game={game} isAlone={isAlone} />}
      <div className="flex min-h-0 grow flex-col items-center justify-end gap-3">
        {shown.pages > 1 && (
          <p className="text-sage" data-pages={shown.pages}>
            {t('page', { page: shown.page + 1, pages: shown.pages })}
          </p>
        )}
        {code && <JoinCode {...code} />}
        <SoundSwitch screen="board">{(isOn) => t(isOn ? 'soundOn' : 'soundOff')}</SoundSwitch>
      </div>
    </aside>
  )
}

/** The evening's day, and its title where no other game's evening stands beside it. */
function Evening({ game, isAlone }: { game: string; isAlone: boolean }) {
  const titleOf = useEveningTitle()
  const { title, day } = useEvening(game, 'board')
  const format = useFormatter()
  return (
    <p className="text-sage">
      {isAlone && (
        <span className="line-clamp-2 text-ivory">
          {title && titleOf({ title, day: day ?? '' })}
        </span>
      )}
      {day && (
        <span className="block">
          {format.dateTime(new Date(`${day}T12:00:00Z`), {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
            timeZone: 'UTC',
          })}
        </span>
      )}
    </p>
  )
}

/** QR code that opens the lists on a phone. */
function JoinCode({ address, side, path }: DrawnCode) {
  const t = useT('board')
  return (
    <figure className="flex flex-col items-center gap-2">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={address}
        shapeRendering="crispEdges"
        className="size-[14rem] rounded-lg bg-paper"
      >
        <path d={path} className="fill-pen" />
      </svg>
      <figcaption className="font-semibold">{t('join')}</figcaption>
    </figure>
  )
}
