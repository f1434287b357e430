'use client'
import { becauseTells } from '@/rules/poker/telling/last-colpo'
import { endingTell } from '@/rules/poker/telling/outcome'
import type { TableView } from '@/rules/poker/views/table'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'
import { useMember } from './context'

/** The end of the last colpo in one line, until the next deal: who won, with what, and the member's own chips. */
export function LastColpo({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const { lastColpo } = table
  if (!lastColpo) return null
  const mine = lastColpo.moved.find(({ member }) => member === view.member)
  return (
    <p role="status" className="mt-4 border-t border-line pt-3 leading-snug">
      <span className="text-sage">{t('table.lastColpo', { number: lastColpo.number })} </span>
      <TellTexts tells={[endingTell(lastColpo.outcome), ...becauseTells(lastColpo)]} />
      {mine && (
        <>
          {' · '}
          {t('table.you')} <Amount chips={mine.chips} sign className="font-semibold" />
        </>
      )}{' '}
      <ProvisionLink id={lastColpo.provision} />
    </p>
  )
}
