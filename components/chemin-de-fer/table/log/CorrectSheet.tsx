'use client'
import { useState } from 'react'
import { RESULTS, type SettledCoup } from '@/rules/chemin-de-fer/state/coup'
import { asChips, type Chips } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct } from '../../commanding'
import { useTable } from '../context'
import { Written } from '../other/Written'
import { ChipsPad } from '../sheet/ChipsPad'
import { Refused } from '../sheet/Refused'

/** S.27: one of the latest coups as it was: its result, and the sums that played. */
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
  const send = async () => {
    const bets = [...sums].map(([member, chips]) => ({ member, chips }))
    const table = view.summary.id
    if (await act('correctCoup', { table, coup: coup.serial, result, matched, bets, why }))
      onClose()
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
          <div className="grid grid-cols-3 gap-2">
            {coup.bets.map(({ member }) => (
              <Choice key={member} chosen={whose === member} onChange={() => setWhose(member)}>
                <MemberName id={member} />
              </Choice>
            ))}
          </div>
          <Written label={t('fields.why')} onWrite={setWhy} />
          <Refused refusal={refusal} />
        </div>
        {named ? (
          <ChipsPad
            label={<MemberName id={named.member} />}
            chips={sums.get(named.member) ?? named.chips}
            max={coup.bank}
            onChips={(chips) => setSums(new Map(sums).set(named.member, chips))}
          />
        ) : (
          <ChipsPad
            label={t('result.matched')}
            chips={matched}
            max={asChips(coup.bank)}
            onChips={setMatched}
            isDisabled={coup.level === 3}
          />
        )}
      </div>
      <Button
        variant="primary"
        size="large"
        isDisabled={waiting || why.length < 3}
        onPress={() => void send()}
      >
        {t('coups.correct')}
      </Button>
    </FullSheet>
  )
}
