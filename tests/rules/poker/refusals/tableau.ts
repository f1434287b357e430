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
const count = (member: string, expected: number | null = 99) =>
  ({ type: 'countResto', ...at, member, chips: 99, expected }) as const
const resume = { type: 'resumePlay', ...at, level: 2 } as const
const accept = (imbalance: number) => ({ type: 'acceptImbalance', ...at, imbalance }) as const
const close = { type: 'closeTableau', ...at, settleBy: 'desk' } as const
const stayed = () => colpo(tableOfFive({ uscita: 30 }), NOBODY_OPENED)
const off = { verdi: -101 }

const COUNT = [
  walk(
    ['tableau-closed', closed(played()), segretario, begin],
    ['count-under-way', counting(played()), segretario, begin],
    ['colpo-in-play', disputed(dealt(tableOfFive())), segretario, begin],
    ['dispute-open', disputed(played()), segretario, begin],
    ['accepted', played(), segretario, begin],
  ),
  walk(
    ['tableau-closed', closed(played()), segretario, count('viola', 98)],
    ['count-not-begun', played(), segretario, count('viola', 98)],
    ['not-on-tableau', counting(played()), segretario, count('viola', 98)],
    ['expected-changed', counting(played()), segretario, count('rossi', 98)],
    ['accepted', counting(played()), segretario, count('rossi')],
  ),
  walk(
    ['tableau-closed', closed(played()), segretario, resume],
    ['count-not-begun', played(), segretario, resume],
    ['not-all-counted', counting(gameOfFive()), segretario, resume],
    ['pot-not-returned', counted(stayed(), { neri: -90 }), segretario, resume],
    ['accepted', counted(stayed()), segretario, resume],
  ),
  walk(
    ['tableau-closed', closed(played()), nameless, accept(100)],
    ['count-not-begun', played(), nameless, accept(100)],
    ['no-name', counting(played()), nameless, accept(100)],
    ['not-all-counted', counting(played()), deputato(), accept(100)],
    ['nothing-to-accept', counted(played()), deputato(), accept(100)],
    ['imbalance-changed', counted(played(), off), deputato(), accept(100)],
    ['accepted', counted(played(), off), deputato(), accept(101)],
  ),
  walk(
    ['tableau-closed', closed(played()), segretario, close],
    ['count-not-begun', played(), segretario, close],
    ['not-all-counted', counting(disputed(played(), 0)), segretario, close],
    ['dispute-open', counted(disputed(played(), 0), off), segretario, close],
    ['recount-first', counted(played(), off), segretario, close],
    ['accepted', counted(played()), segretario, close],
  ),
]

const handed = (payment = 1) => ({ type: 'markHanded', ...at, payment }) as const
const received = (payment = 1) => ({ type: 'markReceived', ...at, payment }) as const
const unmark = (payment: number | null = 1) => ({ type: 'unmarkPayment', ...at, payment }) as const
const settled = () => closed(played(), 'members')
const paid = () => settled().give(handed(), segretario)
const payer = () => socio(settled().table().tableau?.payments[0]?.from ?? '')

const PAYMENTS = [
  walk(
    ['no-such-payment', settled(), socio('verdi'), handed(99)],
    ['not-the-payer', paid(), socio('verdi'), handed()],
    ['already-marked', paid(), payer(), handed()],
    ['accepted', settled(), payer(), handed()],
  ),
  walk(
    ['no-such-payment', settled(), payer(), received(99)],
    ['not-the-payee', settled(), payer(), received()],
    ['not-handed-yet', settled(), socio('verdi'), received()],
    ['already-marked', paid().give(received(), segretario), socio('verdi'), received()],
    ['accepted', paid(), socio('verdi'), received()],
  ),
  walk(
    ['no-such-payment', settled(), segretario, unmark(99)],
    ['not-marked', settled(), segretario, unmark()],
    ['accepted', paid(), segretario, unmark()],
  ),
  walk(
    ['not-marked', settled(), segretario, unmark(null)],
    ['accepted', paid(), segretario, unmark(null)],
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
    ['tableau-not-closed', played(), nameless, ask],
    ['no-name', askedAndPaid(), nameless, ask],
    ['reopening-asked', askedAndPaid(), deputato(), ask],
    ['payments-marked', paid(), deputato(), ask],
    ['accepted', settled(), deputato(), ask],
  ),
  walk(
    ['tableau-not-closed', played(), nameless, confirm],
    ['no-name', paid(), nameless, confirm],
    ['reopening-not-asked', paid(), segretario, confirm],
    ['same-person', askedAndPaid(), segretario, confirm],
    ['payments-marked', askedAndPaid(), deputato(), confirm],
    ['accepted', asked(settled()), deputato(), confirm],
  ),
  walk(
    ['tableau-not-closed', played(), segretario, drop],
    ['reopening-not-asked', settled(), segretario, drop],
    ['accepted', asked(settled()), segretario, drop],
  ),
]

export const TABLEAU = [...COUNT, ...PAYMENTS, ...REOPENING]
