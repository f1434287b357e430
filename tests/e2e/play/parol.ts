import { expect } from '@playwright/test'
import { picture } from '../support/screens'
import type { Scene } from './scene'

/** XIII: nobody bets after the draw; the pot stays for the players who pay the quota of five, in giro order. */
export async function parolCaused({ moves, tablet, ledger }: Scene): Promise<string[]> {
  const [opener = '', second = '', ...others] = await moves.deal()
  await moves.says(opener, /^Apre\s*5$/)
  await moves.says(second, /^Accetta\s*5$/)
  await moves.fold(...others)
  await moves.draw([opener, '1 carta'], [second, '2 carte'])
  await moves.says(opener, 'Parol')
  await moves.says(second, 'Parol')
  await ledger.settles({ [opener]: -6, [second]: -6 }, -1, 15)
  await picture(tablet.page, 'play-parol')
  const [third = '', ...out] = others
  const panel = tablet.page.getByRole('region', { name: 'Parol' })
  for (let declared = 0; declared < 5; declared++) {
    const speaks = panel.getByText('dichiara, una volta per tutte')
    const turn = (await speaks.textContent()) ?? ''
    const stays = out.some((member) => turn.includes(member))
    await tablet.button(stays ? /^Non entra/ : /^Entra/, panel).click()
    if (declared < 4) await expect(speaks).not.toHaveText(turn)
    else await expect(speaks).toBeHidden()
  }
  return [opener, second, third]
}

/** XIII.2, XIV.2: in the hand of the parol the third pays the quota at the deal; a poker shown is honoured. */
export async function parolWithPoker(scene: Scene, inParol: readonly string[]): Promise<void> {
  const { moves, tablet, ledger } = scene
  const playing = await moves.deal()
  expect([...playing].sort()).toEqual([...inParol].sort())
  const [opener = '', second = '', folds = ''] = playing
  await moves.says(opener, /^Apre\s*20$/)
  await moves.says(second, /^Accetta\s*20$/)
  await moves.fold(folds)
  await moves.draw([opener, '1 carta'], [second, '3 carte'])
  await moves.says(opener, /^Punta\s*1$/)
  await moves.says(second, /^Accetta\s*1$/)
  await moves.showsOpening(true)
  await tablet.button('Mostra…', moves.panel()).click()
  await picture(tablet.page, 'play-cards')
  await tablet.button('Chiudi').click()
  await moves.shows(opener, 'Kc Kq Kf Kp 8c')
  await picture(tablet.page, 'play-shown')
  await moves.shows(second, 'Ac Aq Jf Jp 7c')
  const quota = (member: string) => (member === inParol[2] ? 5 : 0)
  // The pot of 20, the other's 21, and the honour of 1 from each player who stayed in.
  const changes = {
    [opener]: 20 + 21 + 1 - quota(opener),
    [second]: -21 - 1 - quota(second),
    [folds]: -quota(folds),
  }
  await ledger.settles(changes, 0, 0)
}
