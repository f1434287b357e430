'use client'
import { useState } from 'react'
import { asItWas, corrected } from '@/rules/chemin-de-fer/play/corrected'
import { RESULTS, type SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import type { Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Transfer } from '@/rules/kernel/ledger'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { MovedChips } from '../../disputes/MovedChips'
import { useTable } from '../context'
import { Written } from '../other/Written'
import { ChipsPad } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'

/** Reasons that are chosen by one tap; any other is written. */
const REASONS = ['winner', 'sum', 'points'] as const

/** S.27: one of the latest coups as it was, and the chips that the table must then move. */
export function CorrectSheet({ coup, onClose }: { coup: SettledCoup; onClose: () => void }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const { act, refusal, waiting } = useAct()
  const [result, setResult] = useState(coup.result)
  const [matched, setMatched] = useState<Chips>(coup.matched)
  const [sums, setSums] = useState<ReadonlyMap<MemberId, Chips>>(new Map())
  const [whose, setWhose] = useState<MemberId | null>(null)
  const [why, setWhy] = useState('')
  const named = coup.bets.find(({ member }) => member === whose)
  const told = { result, matched, bets: [...sums].map(([member, chips]) => ({ member, chips })) }
  const right = asItWas(coup, told)
  const { id, level } = view.summary
  const now = { id, level, mano: view.mano, past: view.last ? [view.last] : [] }
  const moved = 'refusal' in right ? null : corrected(coup, now, right, view.settings).transfers
  const send = async () => {
    if (await act('correctCoup', { table: id, coup: coup.serial, ...told, why })) onClose()
  }
  return (
    <FullSheet title={t('coups.correctTitle', { number: coup.serial })} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-6">
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-4 gap-2">
            {RESULTS.map((one) => (
              <Choice key={one} chosen={result === one} onChange={() => setResult(one)}>
                {t(`settle.wins.${one}`)}
              </Choice>
            ))}
          </div>
          <Stakes bets={coup.bets} sums={sums} whose={whose} onWhose={setWhose} />
          <Why why={why} onWhy={setWhy} />
          {moved && <ThenMoved coup={coup.serial} transfers={moved} />}
          <Refused refusal={refusal} />
        </div>
        {named ? (
          <ChipsPad
            label={<MemberName id={named.member} />}
            chips={sums.get(named.member) ?? named.chips}
            max={coup.bank}
            isProposed={!sums.has(named.member)}
            onChips={(chips) => setSums(new Map(sums).set(named.member, chips))}
          />
        ) : (
          coup.level === 2 && (
            <ChipsPad
              label={t('result.matched')}
              chips={matched}
              max={coup.bank}
              isProposed={matched === coup.matched}
              onChips={setMatched}
            />
          )
        )}
      </div>
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || moved === null || why.length < 3}
        onPress={() => void send()}
      >
        {t(moved === null ? 'coups.same' : why.length < 3 ? 'coups.sayWhy' : 'coups.correct')}
      </Button>
    </FullSheet>
  )
}

/** The chips that the table must move once the coup is corrected so. */
function ThenMoved({ coup, transfers }: { coup: number; transfers: readonly Transfer[] }) {
  const t = useT('chemin-table')
  return (
    <section
      aria-label={t('coups.moves', { number: coup })}
      className="rounded-lg border-2 border-brass p-3 text-xl"
    >
      <h3 className="text-lg">{t('coups.then')}</h3>
      <MovedChips transfers={transfers} />
    </section>
  )
}

interface StakesProps {
  bets: SettledCoup['bets']
  /** The sums said anew. */
  sums: ReadonlyMap<MemberId, Chips>
  whose: MemberId | null
  onWhose: (member: MemberId | null) => void
}

/** The stakes of the coup, of which one is chosen to say its sum anew. */
function Stakes({ bets, sums, whose, onWhose }: StakesProps) {
  const t = useT('chemin-table')
  if (bets.length === 0) return null
  return (
    <fieldset>
      <legend className="pb-1">{t('coups.whoseStake')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {bets.map(({ member, chips }) => (
          <Choice
            key={member}
            chosen={whose === member}
            onChange={(on) => onWhose(on ? member : null)}
          >
            <MemberName id={member} /> <Amount chips={sums.get(member) ?? chips} />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** The reason of a correction, which the journal keeps: a frequent one by a tap, or any other in words. */
function Why({ why, onWhy }: { why: string; onWhy: (why: string) => void }) {
  const t = useT('chemin-table')
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1">{t('fields.why')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {REASONS.map((one) => {
          const words = t(`coups.why.${one}`)
          return (
            <Choice
              key={one}
              chosen={why === words}
              onChange={(chosen) => onWhy(chosen ? words : '')}
            >
              {words}
            </Choice>
          )
        })}
      </div>
      <Written label={t('coups.otherWhy')} onWrite={onWhy} />
    </fieldset>
  )
}
