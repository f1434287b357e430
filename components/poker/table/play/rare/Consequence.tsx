'use client'
import type { ScreenMessages } from '@/messages'
import { useT } from '../../../../language/i18n'
import { ProvisionText } from '../../sheet/ProvisionText'

/** The keys under `play.follows`. */
type CaseName = keyof ScreenMessages['table']['play']['follows']

/** The automatic consequence of a case, and the provisions behind it. */
export function Consequence({
  name,
  provisions,
}: {
  name: CaseName
  provisions: readonly string[]
}) {
  const t = useT('table')
  return (
    <>
      <p className="text-lg leading-snug">{t(`play.follows.${name}`)}</p>
      {provisions.length > 0 && (
        <div className="flex flex-col gap-1 rounded-lg border-l-4 border-brass bg-felt px-3 py-2 text-sage">
          {provisions.map((id) => (
            <ProvisionText key={id} id={id} named />
          ))}
        </div>
      )}
    </>
  )
}
