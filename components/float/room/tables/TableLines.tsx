'use client'
import type { OfficeFloat } from '@/rules/float/views/office'
import { asChips } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { useRoom } from '../context'
import type { TableFacts } from '../facts'
import { Line, Lines } from '../kit/Line'

/** The facts of a table: those of its game, then those of its float. */
export function TableLines({ float }: { float: OfficeFloat }) {
  const t = useT('float-room')
  const chips = useChips()
  const { facts } = useRoom()
  const game = facts.find(({ id }) => id === float.id)
  return (
    <Lines>
      {game && <GameLines game={game} />}
      {float.turn && (
        <Line name={t('tables.changeur')}>
          <MemberName id={float.turn.changeur} /> · <Moment at={float.turn.since} />
        </Line>
      )}
      {float.box === 'open' && (
        <Line name={t('tables.float')}>
          <Amount chips={float.equation.is} className="font-semibold" />
          {!float.equation.holds && <span className="text-bad"> {t('tables.differs')}</span>}
        </Line>
      )}
      {float.advancesOut > 0 && (
        <Line name={t('tables.advancesOut')}>
          <Amount chips={float.advancesOut} />
        </Line>
      )}
      {float.lacks > 0 && (
        <Line name={t('tables.lacks')}>
          <Amount chips={float.lacks} className="font-semibold text-bad" />
        </Line>
      )}
      {float.low.length > 0 && (
        <Line name={t('tables.low')}>
          <span className="text-warn">
            {float.low.map((value) => chips(asChips(value))).join(' · ')}
          </span>
        </Line>
      )}
      {float.box === 'keeping' && float.seal !== null && (
        <Line name={t('tables.seal')}>{float.seal}</Line>
      )}
      {float.box === 'keeping' && float.kept && !float.closing && (
        <Line name={t('tables.kept')}>
          {float.kept.seal && t('tables.sealNo', { seal: float.kept.seal })}
        </Line>
      )}
    </Lines>
  )
}

function GameLines({ game }: { game: TableFacts }) {
  const t = useT('float-room')
  return (
    <>
      <Line name={t('tables.game')}>
        {t('tables.minimum')} <Amount chips={game.minimum} /> ·{' '}
        {t('tables.free', { free: game.free, seats: game.seats })} ·{' '}
        {t('tables.taglia', { n: game.taglia })}
      </Line>
      {game.bank !== null && (
        <Line name={t('tables.bank')}>
          <Amount chips={game.bank} />
        </Line>
      )}
      {game.disputes > 0 && (
        <Line name={t('tables.disputes')}>
          <span className="text-warn">{game.disputes}</span>
        </Line>
      )}
    </>
  )
}
