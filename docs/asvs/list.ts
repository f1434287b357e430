import { BROWSER } from './browser'
import { DATA, TOLD } from './data'
import { INPUT } from './input'
import type { Requirement } from './requirement'
import { SECRETS } from './secrets'
import { SESSIONS } from './sessions'
import { SIGN_IN } from './signIn'

/** Requirements that do not apply, with the reason. */
export const NOT_APPLYING: readonly { readonly ids: readonly string[]; readonly why: string }[] = [
  {
    ids: ['1.2.6', '1.2.7', '1.2.8', '1.3.8', '1.3.9', '1.3.11', '1.5.1'],
    why: 'there is no LDAP, XPath, LaTeX, JNDI, memcache, mail or XML.',
  },
  {
    ids: ['1.3.1', '1.3.5', '1.3.10', '1.4.1'],
    why: 'nobody writes HTML, Markdown or format strings, and the language manages its memory.',
  },
  { ids: ['3.5.5'], why: 'no page listens to messages of other windows.' },
  { ids: ['4.3.1', '4.3.2'], why: 'there is no GraphQL.' },
  {
    ids: ['4.4.1', '4.4.2', '4.4.3', '4.4.4'],
    why: 'live lines are answers that go on, no WebSockets; a request for one is disconnected.',
  },
  {
    ids: ['5.4.3'],
    why: 'no file of a member is given to another, except pictures that were looked through.',
  },
  {
    ids: ['6.4.4', '6.6.1'],
    why: 'there is no second factor that could be lost, and no message by telephone.',
  },
  {
    ids: ['6.8.1', '6.8.2', '6.8.3', '6.8.4', '7.1.3', '7.6.1', '7.6.2'],
    why: 'there is no identity provider.',
  },
  { ids: ['12.1.3'], why: 'no client signs in by a certificate.' },
]

/** Chapters that do not apply, with the reason. */
export const CHAPTERS_NOT_APPLYING = [
  'V9 Self-contained tokens: a cookie holds the sealed key of a session, and each request asks the database.',
  'V10 OAuth and OIDC: there is no identity provider.',
  'V17 WebRTC: there is neither sound nor film.',
] as const

/**
 * The sections of the other chapters, each with the number of its requirements at levels 1 and 2, which come before those
 * of level 3. From the standard’s own table, version 5.0.0.
 */
export const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5 },
  ...{ '16.3': 4, '16.4': 3, '16.5': 3 },
}

/** The requirements that apply, by chapter. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...INPUT,
  ...BROWSER,
  ...SIGN_IN,
  ...SESSIONS,
  ...SECRETS,
  ...DATA,
  ...TOLD,
]
