'use client'
import type { SeatNumber } from '@/rules/poker/state/ids'
import type { SeatView } from '@/rules/poker/views/summary'
import type { PlayerView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { offersFor } from '../../../live/offers'
import { Sheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'
import { LeaveAction } from './LeaveAction'
import { PassataActions } from './PassataActions'

interface SeatSheetProps {
  seat: SeatView
  onClose: () => void
  /** Set while a colpo is in play with this member in it. */
  onWon?: () => void
}

/** The actions of one seat, and its player's chips. */
export function SeatSheet({ seat, onClose, onWon }: SeatSheetProps) {
  const { view } = useTable()
  const t = useT('table')
  const player = view.players.find((one) => one.member === seat.member)
  const where = t('seat.number', { seat: seat.seat })
  return (
    <Sheet
      onClose={onClose}
      title={
        seat.member ? (
          <>
            <MemberName id={seat.member} /> · {where}
          </>
        ) : (
          `${where} · ${t('seat.free')}`
        )
      }
    >
      {player && <Standing player={player} />}
      {onWon && (
        <Button
          variant="primary"
          size="large"
          onPress={() => {
            onClose()
            onWon()
          }}
        >
          {t('seatAction.won')}
        </Button>
      )}
      {player ? (
        <PlayerActions player={player} onClose={onClose} />
      ) : (
        <TakeSeat seat={seat.seat} onClose={onClose} />
      )}
    </Sheet>
  )
}

function Standing({ player }: { player: PlayerView }) {
  const { view } = useTable()
  const t = useT('table')
  return (
    <dl className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
      {(
        [
          ['resto', view.restiKnown ? player.resto : null, false],
          ['casse', player.casse, false],
          ['net', player.net, true],
          ['debt', player.debt || null, false],
        ] as const
      ).map(([name, chips, sign]) =>
        chips === null ? null : (
          <div key={name}>
            <dt className="text-base text-sage">{t(`standing.${name}`)}</dt>
            <dd className="text-3xl font-semibold tabular-nums">
              <Amount chips={chips} sign={sign} />
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Commands of one tap, in the order of their buttons. */
const SIMPLE = [
  'comeBack',
  'moveSeat',
  'declineMove',
  'askReturn',
  'waiveSeat',
  'setAllAltezza',
  'goAway',
  'undoSeat',
] as const

function PlayerActions({ player, onClose }: { player: PlayerView; onClose: () => void }) {
  const { view } = useTable()
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  return (
    <>
      <PassataActions player={player} isDisabled={waiting} take={take} onDone={onClose} />
      <div className="grid grid-cols-2 gap-2">
        {SIMPLE.flatMap((type) =>
          offersFor(view.offers, type, { member: player.member }).map((offer) => {
            const isOff = offer.type === 'setAllAltezza' && !offer.payload.on
            const name = isOff ? 'setAllAltezzaOff' : type
            return (
              <Button
                key={name}
                isDisabled={waiting}
                onPress={async () => (await take(offer)) && onClose()}
              >
                {t(`seatAction.${name}`)}
              </Button>
            )
          }),
        )}
      </div>
      <LeaveAction player={player} onDone={onClose} />
      {refusal && <Refusal refusal={refusal} />}
    </>
  )
}

function TakeSeat({ seat, onClose }: { seat: SeatNumber; onClose: () => void }) {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const taking = useOffers('takeSeat', { seat })
  return (
    <>
      {taking.length === 0 && <p>{t('seatAction.nobodyTakes')}</p>}
      {taking.map((offer) => (
        <Button
          key={offer.payload.member}
          size="large"
          isDisabled={waiting}
          onPress={async () => (await take(offer)) && onClose()}
        >
          <MemberName id={offer.payload.member} /> {t('seatAction.takeSeat')}
        </Button>
      ))}
      {refusal && <Refusal refusal={refusal} />}
    </>
  )
}
