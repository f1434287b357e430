import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { CannotStart, systemCode } from '@/db/errors'
import { MINUTE_MS } from '@/rules/kernel/time'
import { log } from '../common/log'
import type { KeyPair } from '../http/connections'

/** How often a renewed certificate is looked for, in ms. */
const LOOK_EVERY_MS = MINUTE_MS

/** The files of a certificate and its key. */
export interface PairFiles {
  cert: string
  key: string
}

/** The files that the environment names; null without them. Throws CannotStart where only one of the two is named. */
export function chosenPair(env: NodeJS.ProcessEnv): PairFiles | null {
  const { CIRCOLO_TLS_CERT: cert, CIRCOLO_TLS_KEY: key } = env
  if (!cert && !key) return null
  if (cert && key) return { cert, key }
  const [given, missing] = cert
    ? ['CIRCOLO_TLS_CERT', 'CIRCOLO_TLS_KEY']
    : ['CIRCOLO_TLS_KEY', 'CIRCOLO_TLS_CERT']
  throw new CannotStart(
    `C’è ${given} ma manca ${missing}: per l’https servono tutti e due`,
    `${given} is set but ${missing} is missing: https needs both`,
  )
}

/** The pair in these files. Throws CannotStart where one cannot be read or used, or the key is another certificate's. */
export function readPair(files: PairFiles): KeyPair {
  const cert = readPem(files.cert, 'CIRCOLO_TLS_CERT')
  const key = readPem(files.key, 'CIRCOLO_TLS_KEY')
  const certificate = usable('CIRCOLO_TLS_CERT', files.cert, () => new X509Certificate(cert))
  const secret = usable('CIRCOLO_TLS_KEY', files.key, () => createPrivateKey(key))
  if (certificate.checkPrivateKey(secret)) return { cert, key }
  throw new CannotStart(
    `La chiave ${files.key} non è quella del certificato ${files.cert}`,
    'the key of CIRCOLO_TLS_KEY does not belong to the certificate of CIRCOLO_TLS_CERT',
  )
}

/** The line about a certificate that browsers no longer accept; null while it is good. */
export function expiryWarning({ cert }: KeyPair, now: number): string | null {
  const { validTo } = new X509Certificate(cert)
  if (Date.parse(validTo) > now) return null
  return `  Attenzione: il certificato è scaduto (${validTo}), i telefoni lo rifiutano — Warning: the certificate has expired, phones refuse it`
}

/**
 * Calls `renewed` with the pair whenever its files have changed and fit together; until they do, the pair in use stays.
 * Returns a function that stops looking.
 */
export function watchPair(
  files: PairFiles,
  renewed: (pair: KeyPair) => void,
  everyMs = LOOK_EVERY_MS,
): () => void {
  let known = stampOf(files)
  const timer = setInterval(() => {
    const stamp = stampOf(files)
    if (stamp === known) return
    known = stamp
    try {
      renewed(readPair(files))
      log.info('the renewed certificate is in use')
    } catch (error) {
      // One of the two may still be written; that changes the time of its file again.
      log.warn({ reason: String(error) }, 'the renewed certificate cannot be used yet')
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** The times of both files, following links, since renewed certificates are often new links. */
const stampOf = ({ cert, key }: PairFiles): string =>
  [cert, key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join()

function readPem(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotStart(
      `${variable}: ${file} non si legge (${systemCode(error) ?? error})`,
      `${variable}: that file cannot be read`,
    )
  }
}

function usable<T>(variable: string, file: string, parse: () => T): T {
  try {
    return parse()
  } catch {
    throw new CannotStart(
      `${variable}: ${file} non è un file PEM utilizzabile (senza password)`,
      `${variable}: that is no usable PEM file (without a password)`,
    )
  }
}
