'use client'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import type { CoupTax } from '@/rules/float/state/table'
import { taxLeft } from '@/rules/float/tax-paid'
import { useT } from '../../../language/i18n'
import { useChips } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { fewestFor } from '../../kit/proposals'
import { usePost, usePostDraft } from '../here'
import { TwoSides } from '../TwoSides'
import { Exchange } from './Exchange'
import { restFor } from './rest'

/** The tax in other pieces of the same sum: those that the winner gives, and those that fall into the box. */
export function OtherPieces({ tax, onClose }: { tax: CoupTax; onClose: () => void }) {
  const t = useT('float-post')
  const chips = useChips()
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const held = post.float.pieces
  const left = taxLeft(tax)
  const { draft, write, drop } = usePostDraft(`tax.${tax.coup}`, {
    taken: NO_PIECES,
    box: fewestFor(left, held),
  })
  const { taken, box } = draft
  const rest = restFor(left, held, { taken, box })
  const isReady = worthOf(box) === left && worthOf(taken) >= left && rest !== null
  return (
    <TwoSides
      list={post.settings.list}
      sides={[
        {
          key: 'from',
          name: t('tax.winner'),
          pieces: taken,
          onPieces: (pieces) => write({ ...draft, taken: pieces }),
        },
        {
          key: 'box',
          name: t('tax.box'),
          pieces: box,
          onPieces: (pieces) => write({ ...draft, box: pieces }),
        },
      ]}
    >
      {rest && <Exchange box={box} taken={taken} rest={rest} />}
      {!isReady && <p className="text-warn">{t('tax.notYet', { chips: chips(left) })}</p>}
      <Button
        variant="primary"
        isDisabled={!isReady || waiting}
        onPress={async () => {
          const given = { table, coup: tax.coup, box, taken, rest: rest ?? NO_PIECES }
          if (!(await act('payTax', given))) return
          drop()
          onClose()
        }}
      >
        {t('tax.pay')}
      </Button>
      <Button variant="quiet" onPress={onClose}>
        {t('tax.proposed')}
      </Button>
      <FloatRefused refusal={refusal} />
    </TwoSides>
  )
}
