'use client'
import type { DeskView } from '@/rules/trente-et-quarante/views/view'
import { BankedTablePanel } from '../../banked/desk/BankedTablePanel'
import { useT } from '../../language/i18n'
import { Block } from '../../ui/Block'
import { Act } from '../commanding'
import { SlipForm } from '../deputato/SlipForm'
import { DueList } from '../told/DueList'
import { LastTaglia } from '../told/LastTaglia'
import { LyingStakes } from '../told/LyingStakes'
import { useVerdict } from '../told/verdict'
import { Customs } from './Customs'

/** A table at the desk, with everything that lies on it. */
export function TablePanel({ table }: { table: DeskView['tables'][number] }) {
  const t = useT('trente-room')
  const told = useT('trente-told')
  const verdict = useVerdict()
  const { id, present } = table.summary
  return (
    <BankedTablePanel
      table={table}
      told={({ result }) => result && verdict(result)}
      partsOf={({ parts }) => <DueList parts={parts} />}
      beside={
        <Block title={t('lying')} aside={told('board.present', { n: present })}>
          <LyingStakes poste={table.poste} />
          {table.poste.length === 0 && <p className="text-sage">{t('lyingNone')}</p>}
        </Block>
      }
      acts={
        <>
          <Customs table={table} />
          <LastTaglia table={id} />
          <div className="w-full empty:hidden">
            <SlipForm key={table.colpo?.serial ?? 0} table={id} />
          </div>
          <Act
            type="endTaglia"
            payload={{ table: id }}
            ask={{ title: t('endTaglia'), body: t('endTagliaAsk'), yes: t('endTaglia') }}
          >
            {t('endTaglia')}
          </Act>
        </>
      }
      closeAsk={t('closeTableAsk')}
    />
  )
}
