import { expect, vi } from 'vitest'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { clubKeys } from '@/server/access/clubKeys'
import type { Audience } from '@/server/games/game'
import { shownTo } from '@/server/live/shown'
import { running } from '@/server/running/running'
import type { Random } from '@/simulate/random'
import { LiveScreen } from '@/trials/faults/screen'
import { SECRET } from '../../support/house'
import { UNTIL } from '../../support/until'
import type { CrowdedEvening } from './evening'

/** The audiences of the screens, with the simulators' names for those who look. */
const PLACES = [
  ['board', ''],
  ['post', 'T1'],
  ['desk', 'segreteria'],
  ['deputato', 'deputato'],
  ['member', 'm1'],
  ['member', 'changeurT1'],
] as const

function audienceOf(kind: Audience['kind'], post: string, member: MemberId): Audience {
  switch (kind) {
    case 'board':
      return { kind }
    case 'post':
      return { kind, post }
    case 'desk':
      return { kind, member, roles: ['socio', 'segretario'] }
    default:
      return { kind, member }
  }
}

/** Screens that look on while a crowd plays. */
export class Screens {
  readonly #open: { audience: Audience; screen: LiveScreen }[] = []

  constructor(private readonly evening: CrowdedEvening) {}

  /** Opens those whose places are there. */
  async open(): Promise<void> {
    const { house, at, people } = this.evening
    for (const [kind, as] of PLACES) {
      const [member, post] = kind === 'post' ? [null, as] : [asMember(as), null]
      const cookie =
        kind === 'board' ? '' : await this.evening.cookieOf({ roles: [], member, post })
      if (cookie === null) continue
      const audience = audienceOf(kind, as, asMember(people.get(as) ?? ''))
      const screen = new LiveScreen(async () => `${house.url}/live/${at.slug}/${kind}`, cookie)
      this.#open.push({ audience, screen })
    }
  }

  /** One of them loses its line, and comes back with what it had. */
  cut(random: Random): void {
    random.pick(this.#open)?.screen.cut()
  }

  /** Each shows in the end the whole view, merged from the parts that it was sent; nothing where the evening is closed. */
  async showTheWhole(): Promise<void> {
    const { house, game, at } = this.evening
    if ((await this.evening.state()).status !== 'open') return
    const stream = await this.evening.stored()
    const names = await running().directory.of(at.clubId)
    const secret = await clubKeys(house.database.sql, SECRET)(at.clubId)
    for (const { audience, screen } of this.#open) {
      const shown = () => screen.shown.get(game.rules.game)
      await vi.waitFor(() => {
        const { view } = shownTo(stream, audience, { names, secret }, Number(shown()?.now))
        expect(shown()?.view).toEqual(JSON.parse(view))
      }, UNTIL)
    }
  }

  async end(): Promise<void> {
    for (const { screen } of this.#open) await screen.end()
  }
}
