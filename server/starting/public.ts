import { CannotStart } from '@/db/errors'
import { isHsts } from '../http/policy'

/** Fails at once on settings of a public address that cannot be used. */
export function refuseUnusable({ CIRCOLO_ADDRESS, CIRCOLO_HSTS }: NodeJS.ProcessEnv): void {
  if (CIRCOLO_ADDRESS && !isOrigin(CIRCOLO_ADDRESS)) {
    throw new CannotStart(
      `CIRCOLO_ADDRESS=${CIRCOLO_ADDRESS} non va: serve un nome per Circolo solo, come https://sala.circolo.example, senza percorso`,
      'CIRCOLO_ADDRESS must be a name for Circolo alone, such as https://sala.circolo.example, without a path',
    )
  }
  if (CIRCOLO_HSTS && !isHsts(CIRCOLO_HSTS)) {
    throw new CannotStart(
      `CIRCOLO_HSTS=${CIRCOLO_HSTS} non è 1, né un numero di secondi, né full`,
      'CIRCOLO_HSTS is neither 1, nor a number of seconds, nor full',
    )
  }
}

/** A path in front is not supported: it would have to be in every address of the built pages. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, search, hash } = new URL(address)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}
