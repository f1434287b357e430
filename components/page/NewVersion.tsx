'use client'
import { useEffect, useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useServerBuild } from '../live/build'
import { buttonLook } from '../ui/buttonLook'
import { AWAITED } from '../ui/loaded/Meanwhile'

/** The server’s build, where this page comes from another one; null while they agree or are not known. */
function useOtherBuild(): string | null {
  const { build = null } = useClub()
  const server = useServerBuild()
  return build === null || server === build ? null : server
}

/**
 * Offers to load the page again once the server has another version of it, which may say things that this one has no
 * words for. It never does so by itself, because somebody may be in the middle of something. Put off, it offers again
 * while a part of this page is awaited, which the server may no longer have.
 */
export function NewVersion() {
  const t = useT('common')
  const other = useOtherBuild()
  const [later, setLater] = useState<string | null>(null)
  useEffect(() => {
    const offerAgain = () => setLater(null)
    window.addEventListener(AWAITED, offerAgain)
    return () => window.removeEventListener(AWAITED, offerAgain)
  }, [])
  if (other === null || other === later) return null
  return (
    <div
      role="status"
      // Above every sheet, and read aloud while one is open.
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-45 flex justify-center p-2 print:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-2 rounded-xl border-2 border-brass bg-felt-high py-1 pr-1 pl-4 shadow-2xl">
        <p>{t('newVersion.there')}</p>
        <button type="button" className={buttonLook('primary')} onClick={() => location.reload()}>
          {t('newVersion.load')}
        </button>
        <button
          type="button"
          className={buttonLook('quiet')}
          aria-label={t('newVersion.later')}
          onClick={() => setLater(other)}
        >
          ✕
        </button>
      </div>
    </div>
  )
}

const LOADED_FOR = 'circolo.loaded-for'

/** Loads a screen that nobody touches again by itself: once for each build, since servers of two may answer in turn. */
export function useLoadNewVersion(): void {
  const other = useOtherBuild()
  useEffect(() => {
    if (other === null || sessionStorage.getItem(LOADED_FOR) === other) return
    sessionStorage.setItem(LOADED_FOR, other)
    location.reload()
  }, [other])
}
