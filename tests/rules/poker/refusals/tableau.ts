import type { Actor } from '@/rules/kernel/decider'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, NOBODY_OPENED, won } from '../support/colpi'
import { deputato, socio } from '../support/people'
import { gameOfFive, tableOfFive } from '../support/phrases'
import type { Scene } from '../support/scene'
import { at, closed, counted, counting, disputed } from './scenes'
import { walk } from './walk'

const nameless: Actor = { roles: ['segretario', 'deputato'], member: null, post: null }
const played = () => colpo(tableOfFive(), won({ verdi: 40, neri: 40 }, [['verdi']]))
const begin = { type: 'beginCount', ...at } as const
const count = (member: string, expected: number | null = 99, seen: number | null = null) =>
  ({ type: 'countResto', ...at, member, chips: 99, expected, counted: seen }) as const
const resume = { type: 'resumePlay', ...at, level: 2 } as const
const accept = (imbalance: number) => ({ type: 'acceptImbalance', ...at, imbalance }) as const
const close = { type: 'closeTableau', ...at, settleBy: 'desk', imbalance: 0 } as const
const stayed = () => colpo(tableOfFive({ uscita: 30 }), NOBODY_OPENED)
const off = { verdi: -101 }

const COUNT = [
  walk(
    ['tableau-closed', closed(played()), begin, segretario],
    ['count-under-way', counting(played()), begin, segretario],
    ['colpo-in-play', disputed(dealt(tableOfFive())), begin, segretario],
    ['dispute-open', disputed(played()), begin, segretario],
    ['accepted', played(), begin, segretario],
  ),
  walk(
    ['tableau-closed', closed(played()), count('viola', 98), segretario],
    ['count-not-begun', played(), count('viola', 98), segretario],
    ['not-on-tableau', counting(played()), count('viola', 98), segretario],
    ['expected-changed', counted(played(), { rossi: 1 }), count('rossi', 98), segretario],
    ['counted-meanwhile', counted(played(), { rossi: 1 }), count('rossi'), segretario],
    ['accepted', counting(played()), count('rossi'), segretario],
  ),
  walk(
    ['tableau-closed', closed(played()), resume, segretario],
    ['count-not-begun', played(), resume, segretario],
    ['not-all-counted', counting(gameOfFive()), resume, segretario],
    ['pot-not-returned', counted(stayed(), { neri: -90 }), resume, segretario],
    ['accepted', counted(stayed()), resume, segretario],
  ),
  walk(
    ['tableau-closed', closed(played()), accept(100), nameless],
    ['count-not-begun', played(), accept(100), nameless],
    ['no-name', counting(played()), accept(100), nameless],
    ['not-all-counted', counting(played()), accept(100), deputato()],
    ['nothing-to-accept', counted(played()), accept(100), deputato()],
    ['imbalance-changed', counted(played(), off), accept(100), deputato()],
    ['accepted', counted(played(), off), accept(101), deputato()],
  ),
  walk(
    ['tableau-closed', closed(played()), close, segretario],
    ['count-not-begun', played(), close, segretario],
    ['not-all-counted', counting(disputed(played(), 0)), close, segretario],
    ['dispute-open', counted(disputed(played(), 0), off), close, segretario],
    ['recount-first', counted(played(), off), close, segretario],
    ['imbalance-changed', counted(played(), { verdi: -5 }), close, segretario],
    ['accepted', counted(played()), close, segretario],
  ),
]

const handed = (payment = 1) => ({ type: 'markHanded', ...at, payment }) as const
const received = (payment = 1) => ({ type: 'markReceived', ...at, payment }) as const
const unmark = (payment: number | null = 1) => ({ type: 'unmarkPayment', ...at, payment }) as const
/** As a page shows it that has not heard of the latest closing. */
const stale = <C extends object>(command: C) => ({ ...command, closedAt: 1 })
const settled = () => closed(played(), 'members')
const paid = () => settled().give(handed(), segretario)
const payer = () => socio(settled().table().tableau?.payments[0]?.from ?? '')

const PAYMENTS = [
  walk(
    ['closed-anew', settled(), stale(handed(99)), socio('verdi')],
    ['no-such-payment', settled(), handed(99), socio('verdi')],
    ['not-the-payer', paid(), handed(), socio('verdi')],
    ['already-marked', paid(), handed(), payer()],
    ['accepted', settled(), handed(), payer()],
  ),
  walk(
    ['closed-anew', settled(), stale(received(99)), payer()],
    ['no-such-payment', settled(), received(99), payer()],
    ['not-the-payee', settled(), received(), payer()],
    ['not-handed-yet', settled(), received(), socio('verdi')],
    ['already-marked', paid().give(received(), segretario), received(), socio('verdi')],
    ['accepted', paid(), received(), socio('verdi')],
  ),
  walk(
    ['closed-anew', settled(), stale(unmark(99)), segretario],
    ['no-such-payment', settled(), unmark(99), segretario],
    ['not-marked', settled(), unmark(), segretario],
    ['accepted', paid(), unmark(), segretario],
  ),
  walk(
    ['closed-anew', settled(), stale(unmark(null)), segretario],
    ['not-marked', settled(), unmark(null), segretario],
    ['accepted', paid(), unmark(null), segretario],
  ),
]

const ask = { type: 'askReopen', ...at, why: 'contato male neri' } as const
const confirm = { type: 'confirmReopen', ...at } as const
const drop = { type: 'dropReopen', ...at } as const
const asked = (scene: Scene) => scene.give(ask, segretario)
/** The reopening was asked for, and a payment has been handed over since. */
const askedAndPaid = () => asked(settled()).give(handed(), segretario)

const REOPENING = [
  walk(
    ['tableau-not-closed', played(), ask, nameless],
    ['no-name', askedAndPaid(), ask, nameless],
    ['reopening-asked', askedAndPaid(), ask, deputato()],
    ['payments-marked', paid(), ask, deputato()],
    ['accepted', settled(), ask, deputato()],
  ),
  walk(
    ['tableau-not-closed', played(), confirm, nameless],
    ['no-name', paid(), confirm, nameless],
    ['reopening-not-asked', paid(), confirm, segretario],
    ['reopening-changed', askedAndPaid(), { ...confirm, why: 'un altro' }, segretario],
    ['same-person', askedAndPaid(), confirm, segretario],
    ['payments-marked', askedAndPaid(), confirm, deputato()],
    ['accepted', asked(settled()), confirm, deputato()],
  ),
  walk(
    ['tableau-not-closed', played(), drop, segretario],
    ['reopening-not-asked', settled(), drop, segretario],
    ['accepted', asked(settled()), drop, segretario],
  ),
]

export const TABLEAU = [...COUNT, ...PAYMENTS, ...REOPENING]
