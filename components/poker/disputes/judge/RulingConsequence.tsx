'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Radio, RadioGroup } from 'react-aria-components'
import type { Transfer } from '@/rules/kernel/ledger'
import type { RulingState } from '@/rules/poker/judging/what-if'
import type { Remedy } from '@/rules/poker/state/dispute'
import type { ToldRulings } from '@/server/games/poker/judging'
import { asTransfers, type Moved } from '../../../disputes/MoneyRows'
import { useT } from '../../../language/i18n'
import { refusalOf, trpc } from '../../../live/trpc'
import { RefusalNote } from '../../../tell/RefusalNote'
import { RefusalText } from '../../../tell/RefusalText'
import { useTellText } from '../../../tell/TellText'
import { Loading } from '../../../ui/Loading'
import { Select } from '../../../ui/Select'
import { useCommanding } from '../../commanding'
import type { Case } from './cases'
import { RestiRows } from './RestiRows'
import { RulingEffect } from './RulingEffect'

/** The consequence being written: none chosen yet, no change, chips, or a change of the colpo, whose remedy may be open. */
export interface ChosenConsequence {
  kind: 'stands' | 'chips' | Remedy['kind'] | null
  moved: readonly Moved[]
  remedy: Remedy | null
}

/** The part of the ruling that moves something; null while it is not complete. */
export function consequenceOf({
  kind,
  moved,
  remedy,
}: ChosenConsequence): { transfers: Transfer[]; remedy?: Remedy } | null {
  if (kind === null) return null
  if (kind === 'stands') return { transfers: [] }
  if (kind !== 'chips') return remedy && { transfers: [], remedy }
  const transfers = asTransfers(moved)
  return transfers && transfers.length > 0 ? { transfers } : null
}

interface ConsequenceProps {
  one: Case
  provision: string | null
  chosen: ChosenConsequence
  onChange: (chosen: ChosenConsequence) => void
}

/** The consequences open to the judge, each with the table as it would be; an impossible one says why. */
export function RulingConsequence({ one, provision, chosen, onChange }: ConsequenceProps) {
  const t = useT('deputato')
  const { data, error } = useRulings(one, provision, chosen)
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  const { now, chips, remedies } = data
  const options = [
    { kind: 'stands' as const, refusal: null },
    ...remedies,
    { kind: 'chips' as const, refusal: chosen.kind === 'chips' ? null : chips.refusal },
  ]
  const choose = (kind: string) => {
    const option = options.find((other) => other.kind === kind)
    if (!option) return
    const choices = remedies.find((other) => other.kind === kind)?.choices ?? []
    const [only] = choices.length === 1 ? choices : []
    onChange({ ...chosen, kind: option.kind, remedy: only?.remedy ?? null })
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        value={chosen.kind}
        onChange={choose}
        aria-label={t('consequence.title')}
        className="flex flex-col gap-2"
      >
        <p className="text-sm font-semibold text-sage">{t('consequence.title')}</p>
        {options.map(({ kind, refusal }) => (
          <Radio
            key={kind}
            value={kind}
            isDisabled={refusal !== null}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border-2 border-line px-4 py-2 data-disabled:cursor-not-allowed data-selected:border-brass data-selected:bg-felt-high"
          >
            {({ isSelected }) => (
              <>
                <span aria-hidden="true">{refusal ? '–' : isSelected ? '●' : '○'}</span>
                <span>
                  {t(`consequence.kind.${kind}`)}
                  {refusal && (
                    <span className="block text-sm text-sage">
                      <RefusalText refusal={refusal} />
                    </span>
                  )}
                </span>
              </>
            )}
          </Radio>
        ))}
      </RadioGroup>
      {chosen.kind === 'chips' ? (
        <>
          <RestiRows
            table={one.table}
            moved={chosen.moved}
            onChange={(moved) => onChange({ ...chosen, moved })}
          />
          {chips.refusal && <RefusalNote refusal={chips.refusal} />}
        </>
      ) : (
        <Choices rulings={data} chosen={chosen} onChange={onChange} />
      )}
      <RulingEffect now={now} after={afterOf(data, chosen)} isCounting={one.table.counting} />
    </div>
  )
}

/** The rulings open now, asked again whenever the provision, the chips or the play change. */
function useRulings({ table, dispute }: Case, provision: string | null, chosen: ChosenConsequence) {
  const { evening } = useCommanding()
  const transfers = (chosen.kind === 'chips' && asTransfers(chosen.moved)) || []
  const { accounts, colpoNumber, isInPlay } = table
  const reached = [accounts, colpoNumber, isInPlay, dispute.decisions.length]
  return useQuery({
    queryKey: ['rulings', evening, table.id, dispute.number, provision, transfers, reached],
    queryFn: async () =>
      (await trpc.disputes.rulings.query({
        evening: evening ?? '',
        table: table.id,
        dispute: dispute.number,
        provision,
        transfers,
      })) as ToldRulings,
    enabled: evening !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The table after the chosen consequence; null while it is not complete, or refused. */
function afterOf(
  { now, chips, remedies }: ToldRulings,
  chosen: ChosenConsequence,
): RulingState | null {
  if (chosen.kind === 'stands') return now
  if (chosen.kind === 'chips') return consequenceOf(chosen) && chips.after
  const wanted = JSON.stringify(chosen.remedy)
  const choices = remedies.find(({ kind }) => kind === chosen.kind)?.choices ?? []
  return choices.find(({ remedy }) => JSON.stringify(remedy) === wanted)?.after ?? null
}

interface ChoicesProps {
  rulings: ToldRulings
  chosen: ChosenConsequence
  onChange: (chosen: ChosenConsequence) => void
}

/** The raise, hand or players that the chosen change is about, where there are several. */
function Choices({ rulings, chosen, onChange }: ChoicesProps) {
  const t = useT('deputato')
  const told = useTellText()
  const choices = rulings.remedies.find(({ kind }) => kind === chosen.kind)?.choices ?? []
  if (choices.length < 2) return null
  const at = choices.findIndex(
    ({ remedy }) => JSON.stringify(remedy) === JSON.stringify(chosen.remedy),
  )
  return (
    <Select
      label={t('consequence.which')}
      value={at === -1 ? null : at}
      options={choices.map(({ tell }, key) => ({ key, label: told(tell) }))}
      onChange={(key) => onChange({ ...chosen, remedy: choices[key]?.remedy ?? null })}
    />
  )
}
