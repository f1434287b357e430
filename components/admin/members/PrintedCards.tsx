'use client'
import { createPortal } from 'react-dom'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'

interface NewPassword {
  card: string
  name: string
  password: string
}

/**
 * The printer is given this in place of the page: the list, with a place to tick who has theirs, and then a card to cut
 * out for each member. The passwords are nowhere else but on this page, and never go back to the server.
 */
export function PrintedCards({ members }: { members: readonly NewPassword[] }) {
  const t = useT('admin')
  const { club } = useClub()
  const address = useAddress()
  return createPortal(
    <div data-printed className="hidden text-[10pt] leading-snug text-black">
      <h1 className="text-[15pt]">{club.name}</h1>
      <p className="mb-[4mm]">{t('csv.listTitle', { n: members.length })}</p>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-y border-black">
            <th className="w-[26mm] py-[1mm]">{t('members.card')}</th>
            <th>{t('members.name')}</th>
            <th className="w-[70mm]">{t('csv.handed')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ card, name }) => (
            <tr key={card} className="break-inside-avoid border-b border-black">
              <td className="py-[1.2mm] tabular-nums">{card}</td>
              <td>{name}</td>
              <td aria-hidden="true">☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="break-before-page">
        {members.map(({ card, name, password }) => (
          <li
            key={card}
            className="inline-flex h-[54mm] w-[50%] break-inside-avoid flex-col justify-between border border-dashed border-black p-[4mm] align-top"
          >
            <span className="text-[9pt]">{club.name}</span>
            <span className="text-[13pt] font-bold [overflow-wrap:anywhere]">{name}</span>
            <span>
              {t('members.card')} <b className="text-[12pt]">{card}</b>
            </span>
            <span>
              {t('csv.firstPassword')} <b className="font-mono text-[13pt]">{password}</b>
            </span>
            <span className="text-[8.5pt] [overflow-wrap:anywhere]">
              {t('csv.cardHelp', { address })}
            </span>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  )
}

/** The address at which members enter, as this browser reaches it. */
function useAddress(): string {
  const { slug } = useClub().club
  return typeof window === 'undefined' ? `/${slug}` : `${window.location.origin}/${slug}`
}
