import { ACCESS } from './access'
import { DATA, TOLD } from './data'
import type { Requirement } from './requirement'
import { BROWSER, INPUT } from './web'

/** Chapters that do not apply, with the reason. */
export const NOT_APPLYING = [
  'V9 Self-contained tokens: a cookie holds the sealed key of a session, and each request asks the database.',
  'V10 OAuth and OIDC: there is no identity provider.',
  'V17 WebRTC: there is neither sound nor film.',
] as const

/** The requirements that apply, by chapter. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...INPUT,
  ...BROWSER,
  ...ACCESS,
  ...DATA,
  ...TOLD,
]
