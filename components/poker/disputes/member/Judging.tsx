'use client'
import { useState } from 'react'
import { useT } from '../../../language/i18n'
import { useWaits } from '../../../live/frame'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Block } from '../../../ui/Block'
import { CommandingProvider, useCommanding } from '../../commanding'
import { useMember } from '../../member/context'
import { CaseFile } from '../judge/CaseFile'
import { CaseList } from '../judge/CaseList'
import { casesOf, keyOf } from '../judge/cases'

/** XVII.4: the disputes in which the member is an arbiter; each opens with the deputato's form. */
export function Judging({ evening }: { evening: string | null }) {
  const t = useT('member')
  const { now } = useCommanding()
  const { judges, offers } = useMember().view
  const [chosen, setChosen] = useState<string | null>(null)
  const cases = casesOf(judges)
  const one = cases.find((other) => keyOf(other) === chosen)
  useWaits(cases.length > 0 ? [{ key: 'judging', at: null, text: t('judging.title') }] : [])
  if (cases.length === 0) return null
  if (one)
    return (
      <CommandingProvider here={{ evening, now, offers }}>
        <CaseFile key={chosen} one={one} tables={judges} onBack={() => setChosen(null)} alone />
      </CommandingProvider>
    )
  return (
    <Block marked title={t('judging.title')} aside={<ProvisionLink id="XVII.4" />}>
      <div className="flex flex-col gap-3">
        <p>{t('judging.text')}</p>
        <CaseList cases={cases} chosen={null} choose={setChosen} />
      </div>
    </Block>
  )
}
