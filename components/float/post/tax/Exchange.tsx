'use client'
import { numberOf, type Pieces, worthOf } from '@/rules/float/pieces/pieces'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { usePiecesText } from '../../kit/PiecesText'

/** The pieces of one change: into the box, from the winner, back to the winner. */
export function Exchange({ box, taken, rest }: { box: Pieces; taken: Pieces; rest: Pieces }) {
  const t = useT('float-post')
  const textOf = usePiecesText()
  return (
    <p className="leading-snug">
      {t('tax.into')} <strong>{textOf(box)}</strong>
      <br />
      {t('tax.from')} {textOf(taken)} = <Amount chips={worthOf(taken)} />
      {numberOf(rest) > 0 && (
        <>
          {' · '}
          {t('tax.back')} {textOf(rest)}
        </>
      )}
    </p>
  )
}
