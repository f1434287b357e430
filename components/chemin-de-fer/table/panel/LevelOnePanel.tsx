'use client'
import type { Mano } from '@/rules/chemin-de-fer/state/mano'
import { useT } from '../../../language/i18n'
import { Foot } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { Acts } from '../other/Acts'

/** Level 1: only the banker's name is followed. */
export function LevelOnePanel({ mano }: { mano: Mano }) {
  const t = useT('chemin-table')
  return (
    <>
      <h2 className="text-2xl">
        <MemberName id={mano.banker} />
      </h2>
      <p>{t('levelOne.text')}</p>
      <Foot>
        <Acts types={['endMano', 'recordBuyer']} />
      </Foot>
    </>
  )
}
