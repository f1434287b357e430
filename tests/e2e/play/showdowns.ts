import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import type { Scene } from './scene'

/** A large colpo, so that one player is left with a small resto; returns that player. */
export async function largeOpening({ moves, ledger }: Scene): Promise<string> {
  const [opener = '', second = '', ...others] = await moves.deal()
  await moves.openFor(opener, 60)
  await moves.says(second, /^Accetta\s*60$/)
  await moves.fold(...others)
  await moves.draw([opener, 'Servito'], [second, '3 carte'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await moves.judge({ [opener]: 1 })
  await ledger.settles({ [opener]: 4 + 61, [second]: -62 }, -1, 0)
  return second
}

/** XII.4, C3: a short player is all in; only the others contest the chips beyond that. */
export async function sidePot({ moves, tablet, ledger }: Scene, short: string): Promise<void> {
  const giro = await moves.deal()
  const [opener = '', second = '', ...folding] = giro.filter((member) => member !== short)
  const all = ledger.of(short) - 1
  for (const member of giro) {
    if (member === short && giro.indexOf(short) === 0) await moves.says(short, 'Passa')
    else break
  }
  await moves.openFor(opener, 50)
  const after = giro.slice(giro.indexOf(opener) + 1)
  const before = giro.slice(0, giro.indexOf(opener))
  for (const member of [...after, ...before])
    if (folding.includes(member)) await moves.fold(member)
    else await moves.says(member, new RegExp(`^Accetta\\s*${member === short ? all : 50}$`))
  const asking = giro.filter((member) => !folding.includes(member))
  await moves.draw(...asking.map((member) => [member, '2 carte'] as const))
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  const hands = new Map([
    [opener, 'Jc Jq 9f 8p 7c'],
    [short, 'Ac Aq Af 9p 8c'],
    [second, 'Kc Kq 10f 10p 7q'],
  ])
  const shows = [...giro.slice(giro.indexOf(opener)), ...before].filter((of) => hands.has(of))
  for (const [at, member] of shows.entries()) {
    await moves.shows(member, hands.get(member) ?? '')
    if (at === 1) await picture(tablet.page, 'play-side')
  }
  // The main pot is the five uscite and three times the stake of the short player.
  const side = 2 * (51 - all)
  await ledger.settles({ [short]: 4 + 2 * all, [opener]: -52, [second]: side - 52 }, -1, 0)
}

/** XII.3, E6: without the opening at the showdown the other wins, and the opener forms the pot again. */
export async function wrongOpening({ moves, tablet, ledger }: Scene): Promise<void> {
  const [opener = '', second = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.says(second, /^Accetta\s*5$/)
  await moves.fold(...others)
  await moves.draw([opener, '3 carte'], [second, '1 carta'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.showsOpening(false)
  await expect(moves.panel().getByText('poteva aprire?')).toContainText(second)
  await tablet.button('No', moves.panel()).click()
  await moves.judge({ [second]: 1 })
  await ledger.settles({ [opener]: -7 - 5, [second]: 4 + 6 }, -1, 5)
  await picture(tablet.page, 'play-wrong-opening')
}

/** IX.7: a player with too many cards is out and loses the stake; the two left show equal hands and share. */
export async function errorAtTheDraw({ moves, tablet, ledger }: Scene): Promise<void> {
  const [opener = '', out = '', third = '', ...others] = await moves.deal()
  await moves.openFor(opener, 6)
  await moves.says(out, /^Accetta\s*6$/)
  await moves.says(third, /^Accetta\s*6$/)
  await moves.fold(...others)
  await moves.draw([opener, '2 carte'], [out, '3 carte'])
  await moves.rare('Errore all’accomodo', out, 'Troppe carte')
  await expect(tablet.page.getByText('fuori gioco')).toBeVisible()
  await picture(tablet.page, 'play-put-out')
  await moves.draw([third, '1 carta'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(third, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await moves.judge({ [opener]: 1, [third]: 1 })
  // Five uscite, three stakes of six and two of one: twelve each, the odd unit to the first in the giro.
  await ledger.settles({ [opener]: 13 - 8, [third]: 12 - 8, [out]: -7 }, -1, 0)
}

/** XII.5: an early acceptance that nobody overtook stands by itself; a player who mucks has lost. */
export async function mucked({ moves, ledger }: Scene): Promise<void> {
  const [opener = '', second = '', hasty = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.early(hasty, 'Accetta')
  await moves.says(second, 'Lascia')
  await moves.fold(...others)
  await moves.draw([opener, 'Servito'], [hasty, '4 carte'])
  await moves.tablet.button(/^Data la seconda ripresa a/).click()
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(hasty, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await moves.shows(opener, 'Qc Qq Qf 8p 7c')
  await moves.tablet.button('Ammonta', moves.panel()).click()
  await ledger.settles({ [opener]: 4 + 6, [hasty]: -7 }, -1, 0)
}
