'use client'
import { passateWorth } from '@/rules/poker/room/entry'
import type { PlayerView, TableView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { ChipsStory } from '../../member/ChipsStory'
import { Amount, useChips } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useOffer } from '../commanding'
import { useMember } from './context'
import { OfferButton } from './OfferButton'

/** III.3, III.6: the member asks for whole passate; the mark stays until they are received. */
export function Passata(props: { table: TableView; player: PlayerView | undefined }) {
  const t = useT('member')
  const chips = useChips()
  const { view } = useMember()
  const { table, player } = props
  const match = { table: table.summary.id, member: view.member }
  const ask = useOffer('askPassata', match)
  const drop = useOffer('dropPassata', match)
  const { min: least, max } = rangeOf(ask, 'passate') ?? { min: 1, max: 1 }
  const most = Math.min(least + 2, max)
  return (
    <div className="mt-5 flex flex-col gap-3 border-t-2 border-line pt-4 empty:hidden">
      <ChipsStory
        asked={player?.askedAt ? { chips: player.asked, at: player.askedAt } : null}
        handed={player?.handed ?? null}
      >
        {t(table.colpo === null ? 'chips.awaited' : 'passata.nextColpo')}{' '}
        <ProvisionLink id="III.6" />
      </ChipsStory>
      {ask && (
        <div className="grid grid-cols-3 gap-2">
          {Array.from({ length: most - least + 1 }, (_, index) => least + index).map((passate) => (
            <OfferButton
              key={passate}
              offer={ask}
              wide
              changes={{ passate }}
              ask={{
                title: t('passata.title', { passate }),
                text: t('passata.text', { chips: chips(passateWorth(passate, table.summary)) }),
                action: t('passata.action'),
              }}
            >
              <span>
                <span className="block text-sm">{t('passata.ask', { passate })}</span>
                <Amount chips={passateWorth(passate, table.summary)} sign />
              </span>
            </OfferButton>
          ))}
        </div>
      )}
      <OfferButton offer={drop} variant="quiet">
        {t('passata.drop')}
      </OfferButton>
    </div>
  )
}
