'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WhatIf } from '@/rules/chemin-de-fer/judging/played'
import { Fold } from '../../../disputes/Fold'
import { useT } from '../../../language/i18n'
import { NamesProvider } from '../../../live/names'
import { refusalOf, trpc } from '../../../live/trpc'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { RefusalNote } from '../../../tell/RefusalNote'
import { TellTexts } from '../../../tell/TellTexts'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { Loading } from '../../../ui/Loading'
import { useCommanding } from '../../commanding'
import { MovedChips } from '../MovedChips'
import type { CoupCase, UsedWhatIf } from './cases'
import { OtherCards } from './OtherCards'

interface WhatIfsProps {
  one: CoupCase
  onUse: (thought: UsedWhatIf) => void
}

/** S.39a: the coup with another result, other cards, another holder or another error, and the chips that would move. */
export function WhatIfs({ one, onUse }: WhatIfsProps) {
  const t = useT('chemin-deputato')
  const { data, error } = useWhatIfs(one)
  if (error) return <RefusalNote refusal={refusalOf(error)} />
  if (!data) return <Loading />
  // The rules of this game made them.
  const found = data.whatIfs as readonly WhatIf[] | null
  if (!found) return <p className="text-sage">{t('whatIf.inPlay')}</p>
  const ofKind = (kind: WhatIf['kind']) => found.filter((thought) => thought.kind === kind)
  return (
    <NamesProvider names={data.names}>
      <Fold title={t('whatIf.title')}>
        <p className="text-sage">{t('whatIf.intro')}</p>
        <Thoughts title={t('whatIf.result')} thoughts={ofKind('result')} onUse={onUse} isOpen />
        <details className="border-t border-line">
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">
            {t('whatIf.cards')}
          </summary>
          <OtherCards one={one} results={ofKind('result')} onUse={onUse} />
        </details>
        <Thoughts title={t('whatIf.holder')} thoughts={ofKind('holder')} onUse={onUse} />
        <Thoughts title={t('whatIf.consequence')} thoughts={ofKind('consequence')} onUse={onUse} />
      </Fold>
    </NamesProvider>
  )
}

/** The thoughts about a coup, asked again once its record or the chips change. */
function useWhatIfs({ table, dispute }: CoupCase) {
  const { evening } = useCommanding()
  const { settled } = dispute
  const reached = [settled?.result, settled?.transfers.length, table.isInPlay, table.coupSerial]
  return useQuery({
    queryKey: ['whatIfs', evening, table.id, dispute.number, ...reached],
    queryFn: () =>
      trpc.disputes.whatIfs.query({
        evening: evening ?? '',
        table: table.id,
        dispute: dispute.number,
      }),
    enabled: evening !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

interface ThoughtsProps extends Pick<WhatIfsProps, 'onUse'> {
  title: string
  thoughts: readonly WhatIf[]
  isOpen?: boolean
}

function Thoughts({ title, thoughts, onUse, isOpen = false }: ThoughtsProps) {
  const t = useT('chemin-deputato')
  return (
    <details open={isOpen} className="border-t border-line">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        {title} <span className="font-normal text-sage">({thoughts.length})</span>
      </summary>
      {thoughts.length === 0 && <p className="pb-3 text-sage">{t('whatIf.none')}</p>}
      <ul className="flex flex-col gap-3 pb-3">
        {thoughts.map((thought, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one coup's thoughts keep their order.
          <Thought key={index} thought={thought} onUse={onUse} />
        ))}
      </ul>
    </details>
  )
}

function Thought({ thought, onUse }: Pick<WhatIfsProps, 'onUse'> & { thought: WhatIf }) {
  const t = useT('chemin-deputato')
  const { kind, tell, provision, result, isDue, transfers } = thought
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="font-semibold first-letter:uppercase">
          <TellTexts tells={[tell]} /> <ProvisionLink id={provision} />
        </p>
        {isDue && <Badge tone="warn">{t('whatIf.due')}</Badge>}
        {kind !== 'result' && <p className="text-sage">{t(`case.result.${result}`)}</p>}
        <MovedChips transfers={transfers} />
      </div>
      {transfers.length > 0 && (
        <Button onPress={() => onUse({ provision, transfers })}>{t('whatIf.use')}</Button>
      )}
    </li>
  )
}
