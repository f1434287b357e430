'use client'
import { useState } from 'react'
import { proposedTax } from '@/rules/float/pieces/change'
import { NO_PIECES, worthOf } from '@/rules/float/pieces/pieces'
import type { CoupTax } from '@/rules/float/state/table'
import { taxLeft } from '@/rules/float/tax-paid'
import { negate } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useFloatAct } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { PiecesText } from '../../kit/PiecesText'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { mayMove } from '../parts'
import { Exchange } from './Exchange'
import { OtherPieces } from './OtherPieces'

/** The tax of each coup, in the fewest pieces (V.cagnotte-pieces); where a coup was put right, the rest of it (chr7). */
export function TaxPart() {
  const t = useT('float-post')
  const chips = useChips()
  const { post } = usePost()
  const due = post.float.taxes.filter((tax) => taxLeft(tax) > 0)
  const over = post.float.taxes.filter((tax) => taxLeft(tax) < 0 && tax.paid !== null)
  const paid = post.float.taxes.filter((one) => one.paid !== null).slice(-8)
  return (
    <>
      <PartSection title={t('tax.title')}>
        {due.length === 0 && <p className="text-sage">{t('tax.none')}</p>}
        {due.toReversed().map((tax) => (
          <DueTax key={tax.coup} tax={tax} />
        ))}
        {over.map((tax) => (
          <p key={tax.coup} className="text-warn">
            {t('tax.over', { coup: tax.coup, chips: chips(negate(taxLeft(tax))) })}
          </p>
        ))}
      </PartSection>
      {paid.length > 0 && (
        <PartSection title={t('tax.paid')}>
          <table className="w-full text-right">
            <thead className="text-sm text-sage">
              <tr>
                <th className="text-left font-normal">{t('tax.coup')}</th>
                <th className="font-normal">{t('tax.won')}</th>
                <th className="font-normal capitalize">{t('tax.tax')}</th>
                <th className="font-normal">{t('tax.pieces')}</th>
              </tr>
            </thead>
            <tbody>
              {paid.toReversed().map((tax) => (
                <tr key={tax.coup} className="border-t border-line">
                  <td className="text-left">
                    {tax.coup} · <Moment at={tax.at} />
                  </td>
                  <td>
                    <Amount chips={tax.won} />
                  </td>
                  <td>
                    <Amount chips={tax.chips} />
                  </td>
                  <td>
                    <PiecesText pieces={tax.paid ?? NO_PIECES} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </PartSection>
      )}
    </>
  )
}

/** A tax that is not in the box yet: the sum called di fatto, the pieces proposed, one tap. */
function DueTax({ tax }: { tax: CoupTax }) {
  const t = useT('float-post')
  const chips = useChips()
  const [isOther, setOther] = useState(false)
  const { post, table } = usePost()
  const { act, refusal, waiting } = useFloatAct()
  const denominations = post.settings.list.map(({ value }) => String(value))
  const proposed = proposedTax(denominations, post.float.pieces, taxLeft(tax))
  return (
    <article
      aria-label={t('tax.ofCoup', { coup: tax.coup })}
      className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3"
    >
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong>{t('tax.ofCoup', { coup: tax.coup })}</strong>
        <span>{t('tax.wonSum', { chips: chips(tax.won) })}</span>
        <span className="text-2xl font-semibold">
          {t('tax.taxSum', { chips: chips(tax.chips) })}
        </span>
        {tax.paid && (
          <span>
            {t('tax.rest', { inBox: chips(worthOf(tax.paid)), left: chips(taxLeft(tax)) })}
          </span>
        )}
      </p>
      {proposed && !isOther && (
        <>
          <Exchange {...proposed} />
          <div className="flex gap-2">
            <Button
              variant="primary"
              size="large"
              isDisabled={waiting || !mayMove(post)}
              onPress={() => act('payTax', { table, coup: tax.coup, ...proposed })}
            >
              {t('tax.pay')}
            </Button>
            <Button onPress={() => setOther(true)}>{t('tax.other')}</Button>
          </div>
        </>
      )}
      {!proposed && !isOther && <NoProposal onOther={() => setOther(true)} />}
      {isOther && <OtherPieces tax={tax} onClose={() => setOther(false)} />}
      <FloatRefused refusal={refusal} />
    </article>
  )
}

function NoProposal({ onOther }: { onOther: () => void }) {
  const t = useT('float-post')
  const { go } = usePost()
  return (
    <div className="flex flex-col gap-2">
      <p>{t('tax.cannot')}</p>
      <div className="flex gap-2">
        <Button onPress={() => go('forms')}>{t('tax.toForms')}</Button>
        <Button onPress={onOther}>{t('tax.other')}</Button>
      </div>
    </div>
  )
}
