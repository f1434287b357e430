/** A requirement of OWASP ASVS 5.0.0 at level 1 or 2, in our words, with the place and the test that meet it. */
export interface Requirement {
  /** Its number in the standard. */
  id: string
  asks: string
  /** How it is met; begins with `Not met` or `Partly` where it is not, or not wholly. */
  met: string
  /** The file that meets it; null where none does. */
  file: string | null
  /** A file of tests and a title in it; null where nothing tries it. */
  test: readonly [file: string, title: string] | null
}

const row = (
  id: string,
  asks: string,
  met: string,
  file: string | null = null,
  test: Requirement['test'] = null,
): Requirement => ({ id, asks, met, file, test })

/** Chapters that do not apply, with the reason. */
export const NOT_APPLYING = [
  'V9 Self-contained tokens: a cookie holds the sealed key of a session, and each request asks the database.',
  'V10 OAuth and OIDC: there is no identity provider.',
  'V17 WebRTC: there is neither sound nor film.',
] as const

const INPUT: readonly Requirement[] = [
  row(
    '1.2.1',
    'Text is encoded for the place where it is written',
    'React writes text; no markup is made of it',
    'components/tell/TellText.tsx',
  ),
  row(
    '1.2.4',
    'Queries are not put together from input',
    'Every value is a parameter',
    'db/statement.ts',
    ['tests/house/schema.test.ts', 'a statement is a template or built, never a plain string'],
  ),
  row(
    '1.3.6',
    'The server calls no address that a user chose',
    'Push goes to the known makers of browsers only',
    'server/push/makers.ts',
    ['tests/server/push.test.ts', 'is refused, because the server would call it'],
  ),
  row(
    '2.2.1',
    'Input is checked against what is expected',
    'Each procedure and command has a schema',
    'server/procedures/commands.ts',
    ['tests/server/api.test.ts', 'names the field that a schema does not accept'],
  ),
  row(
    '2.2.2',
    'The check is on the server',
    'The same schemas, before any rule',
    'server/procedures/trpc.ts',
    ['tests/server/hostile.test.ts', 'is refused in every other procedure'],
  ),
  row(
    '2.3.1',
    'Steps are done in their order, none left out',
    'The rules decide each command on the state',
    'rules/kernel/compose.ts',
    ['tests/server/stream.test.ts', 'refuses by the provision and changes nothing'],
  ),
  row(
    '2.3.3',
    'A change is done whole or not at all',
    'One SQL statement for each write',
    'db/journal.ts',
    ['tests/db/append.test.ts', 'when the stream has moved on'],
  ),
  row(
    '2.3.4',
    'Nothing scarce is given twice',
    'One writer, and the version check decides',
    'server/streams/stream.ts',
    [
      'tests/server/interleaving.test.ts',
      'money and order hold whatever clients send, repeat and lose',
    ],
  ),
  row(
    '2.4.1',
    'Costly requests are limited',
    'Turns for papers and checks, places for lines',
    'server/common/turns.ts',
    [
      'tests/server/turns.test.ts',
      'too many tasks of one person are refused, and another person’s are not',
    ],
  ),
]

const BROWSER: readonly Requirement[] = [
  row(
    '3.3.1',
    'Cookies are Secure and have a prefix in their name',
    'Partly: Secure over https; no prefix, since a club may run on plain http in its own rooms',
    'server/doors/auth.ts',
  ),
  row('3.3.2', 'Cookies say SameSite', 'Lax, and the origin is checked', 'server/doors/auth.ts'),
  row(
    '3.3.4',
    'Scripts cannot read the session',
    'HttpOnly; the cookie holds the id of the session',
    'server/access/cookie.ts',
    ['tests/server/signIn.test.ts', 'stores only the id of a session in the cookie'],
  ),
  row(
    '3.4.1',
    'HSTS for a year, subdomains too',
    'Not met by itself: a club chooses it by CIRCOLO_HSTS, a day or any number of seconds',
    'server/http/policy.ts',
    ['tests/server/proxy.test.ts', 'is never sent unless it is switched on'],
  ),
  row(
    '3.4.3',
    'A Content-Security-Policy on every answer',
    'Partly: a nonce for each page, object-src none; base-uri is self, not none',
    'server/http/policy.ts',
    ['tests/server/api.test.ts', 'sets the headers that make browsers strict'],
  ),
  row('3.4.4', 'nosniff on every answer', 'Always sent', 'server/http/policy.ts', [
    'tests/server/api.test.ts',
    'sets the headers that make browsers strict',
  ]),
  row(
    '3.4.6',
    'No page can be framed by another site',
    'frame-ancestors none',
    'server/http/policy.ts',
    ['tests/server/api.test.ts', 'sets the headers that make browsers strict'],
  ),
  row(
    '3.5.1',
    'A page of another site changes nothing',
    'Changes of foreign origin are refused unread',
    'server/http/trust.ts',
    ['tests/server/api.test.ts', 'refuses requests from pages of other sites'],
  ),
  row('3.5.3', 'Reading changes nothing', 'Pages can only be read', 'server/starting/serve.ts', [
    'tests/server/bodies.test.ts',
    'pages can only be read',
  ]),
  row(
    '5.2.1',
    'Files have a largest size',
    '8 MB for an import, counted while it comes',
    'server/http/body.ts',
    ['tests/server/bodies.test.ts', 'a body with too large an announced length is refused at once'],
  ),
]

const ACCESS: readonly Requirement[] = [
  row(
    '6.1.1',
    'It is written how guessing is slowed, without locking anybody out',
    'This page, and the comments of the code',
    'server/access/guesses.ts',
    [
      'tests/server/guessing.test.ts',
      'signs in at once, however often a stranger elsewhere failed',
    ],
  ),
  row(
    '6.2.1',
    'Passwords of 8 characters at least',
    'From 8 to 200 characters',
    'server/procedures/auth.ts',
  ),
  row(
    '6.2.3',
    'A change asks for the current password',
    'It is checked, and slows down who guesses',
    'server/procedures/auth.ts',
    ['tests/server/passwords.test.ts', 'can take another, and then signs in with it'],
  ),
  row(
    '6.2.4',
    'Common passwords are refused',
    'A list, and words known about the member',
    'server/access/commonPasswords.ts',
  ),
  row(
    '6.2.8',
    'The password is taken as typed',
    'Only composed (NFC), since keyboards differ; nothing is cut',
    'server/access/passwords.ts',
  ),
  row(
    '6.3.1',
    'Guessing is slowed down',
    'Up to four seconds, by card and place',
    'server/access/guesses.ts',
    [
      'tests/server/guessing.test.ts',
      'may mistype three times; then each guess takes longer, up to four seconds',
    ],
  ),
  row(
    '6.3.3',
    'A second factor',
    'Not met: card and password alone; a signature at a post asks for a PIN besides the device',
  ),
  row(
    '6.4.1',
    'A first password is random and changed at once',
    'Twelve signs, and it opens nothing but its change',
    'server/access/passwords.ts',
    ['tests/server/procedures.test.ts', 'a temporary password closes every procedure'],
  ),
  row(
    '6.5.5',
    'Codes end soon',
    'A device’s code is good once and for ten minutes',
    'server/access/signIn.ts',
    ['tests/server/guessing.test.ts', 'cannot be guessed in ten minutes'],
  ),
  row(
    '7.2.1',
    'Sessions are checked on the server',
    'At each request, by the database',
    'server/access/sessions.ts',
    ['tests/server/signIn.test.ts', 'does not accept a cookie that it did not sign'],
  ),
  row(
    '7.3.1',
    'A session that is not used ends',
    'Not met: a phone stays signed in for its thirty days, so that a call in the evening reaches it',
  ),
  row(
    '7.3.2',
    'A session ends at the latest after some time',
    'Thirty days; a device’s after one',
    'server/access/signIn.ts',
    ['tests/server/signIn.test.ts', 'ends a session after its thirty days'],
  ),
  row(
    '7.4.2',
    'A blocked account has no session left',
    'Blocking and forgetting end them all',
    'db/queries/people.ts',
    ['tests/server/signIn.test.ts', 'tells a member that they are blocked only after'],
  ),
  row('7.4.3', 'A new password ends the other sessions', 'Always', 'server/procedures/auth.ts', [
    'tests/server/signIn.test.ts',
    'ends every other session with a new password',
  ]),
  row(
    '7.5.2',
    'Members see and end their sessions',
    'Partly: without asking for the password again',
    'components/access/OpenSessions.tsx',
    ['tests/server/signIn.test.ts', 'ends only the session that is revoked'],
  ),
  row(
    '8.1.1',
    'It is written who may do what',
    'The tables of this page, made from the code',
    'server/doors/rightsTable.ts',
    ['tests/server/rights-table.test.ts', 'is complete: every door and every paper'],
  ),
  row(
    '8.2.1',
    'Each function asks for its rights',
    'One that names none keeps the server from starting',
    'server/access/rights.ts',
    [
      'tests/server/rights-table.test.ts',
      'cannot be a procedure: the house does not open with one',
    ],
  ),
  row(
    '8.2.2',
    'Each thing asks for its rights',
    'By role or tie to that thing',
    'server/procedures/tied.ts',
    ['tests/server/rights.test.ts', 'the rights in the table, and no others, are given to'],
  ),
  row(
    '8.2.3',
    'Fields that one may not see are not sent',
    'A view for each audience; hidden members under a pseudonym',
    'server/live/shown.ts',
    ['tests/server/hidden.test.ts', 'is in no answer to a stranger of the club'],
  ),
  row(
    '8.4.1',
    'Clubs are apart',
    'The club is the session’s; its id begins every key',
    'server/access/sessions.ts',
    ['tests/server/api.test.ts', 'does not find an evening of another club'],
  ),
]

const DATA: readonly Requirement[] = [
  row(
    '11.4.2',
    'Passwords are stored by a slow hash',
    'argon2id; a PIN is mixed with the secret before',
    'server/access/passwords.ts',
    ['tests/server/pins.test.ts', 'ch3 the PIN itself is stored nowhere'],
  ),
  row(
    '11.5.1',
    'Secrets come from a good source of chance',
    'node:crypto; draws follow from the secret',
    'server/installation/secret.ts',
    ['tests/server/command-ids.test.ts', 'the clock’s ids cannot be predicted from public facts'],
  ),
  row(
    '12.2.1',
    'https for every client',
    'Partly: by a certificate or a proxy; a club’s own rooms may do without, and are told what they lose',
    'server/starting/certificate.ts',
    ['tests/server/tls.test.ts', 'is https for the pages: the headers for it are sent'],
  ),
  row(
    '14.1.1',
    'It is known which data is personal',
    'The page of a member’s own data lists it',
    'server/procedures/personal/mine.ts',
    ['tests/server/forgetting.test.ts', 'a member gets all that is kept about them'],
  ),
  row(
    '14.2.1',
    'Addresses hold no secrets',
    'A download has a ticket, good once and for a minute',
    'server/keeping/keeping.ts',
    ['tests/keeping/page.test.ts', 'nobody else does, and a ticket expires'],
  ),
  row(
    '14.2.3',
    'Nothing personal goes to others',
    'A push message has neither names nor amounts',
    'server/push/message.ts',
    ['tests/server/push.test.ts', 'I.3 receives its call: encrypted for it alone'],
  ),
  row(
    '14.2.4',
    'Personal data is kept and erased as written',
    'A member who asks is forgotten, after a restore too',
    'server/procedures/personal/forgetting.ts',
    ['tests/server/forgetting.test.ts', 'a forgotten member leaves no name, card, alias'],
  ),
  row(
    '14.3.2',
    'Browsers keep no personal answers',
    'Papers and backups say no-store',
    'server/doors/print.ts',
  ),
  row(
    '14.3.3',
    'The browser stores nothing sensitive',
    'Waiting commands alone; never a PIN',
    'components/live/giveByPin.ts',
    ['tests/screens/give-by-pin.test.ts', 'and the device keeps no PIN'],
  ),
  row(
    '15.2.1',
    'Packages are known and up to date',
    'Exact versions in the lock file; updating them is the keeper’s work',
    'package-lock.json',
    ['tests/house/lock.test.ts', 'the lock file has the packages of every platform'],
  ),
]

const TOLD: readonly Requirement[] = [
  row(
    '16.2.1',
    'A line of the log says when and what',
    'Time, request and command ids',
    'server/common/log.ts',
    ['tests/server/two-processes.test.ts', 'the log has the ids of requests and of their commands'],
  ),
  row(
    '16.2.5',
    'Nothing sensitive is logged',
    'No cookie, password, name, card or address',
    'server/common/log.ts',
    ['tests/server/two-processes.test.ts', 'and nothing about a person'],
  ),
  row(
    '16.3.1',
    'Signing in is logged',
    'Partly: attempts are rows of the database for a while, not lines of the log',
    'db/queries/attempts.ts',
  ),
  row(
    '16.3.2',
    'Refused requests are logged',
    'Partly: counted by code; a line each with CIRCOLO_LOG=info',
    'server/measuring/metrics.ts',
  ),
  row(
    '16.4.2',
    'What was administered cannot be changed',
    'The audit is append-only; only a forgotten member’s name and card leave it',
    'db/migrations/0018_forgotten_members.sql',
    ['tests/server/administration.test.ts', 'leave every change and its author in the audit'],
  ),
  row(
    '16.4.3',
    'Logs go to another machine',
    'Not met by itself: they go to standard output, for the system to send on',
  ),
  row(
    '16.5.1',
    'An error tells nothing of the inside',
    'A code, and no more',
    'server/procedures/trpc.ts',
    ['tests/server/stream.test.ts', 'fails only the command whose rule throws'],
  ),
  row(
    '16.5.2',
    'It stays safe when the database is lost',
    'No answer before the commit is known',
    'server/streams/stream.ts',
    ['tests/server/outage.test.ts', 'loses no acknowledged command and doubles none'],
  ),
]

/** The requirements that apply, by chapter. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...INPUT,
  ...BROWSER,
  ...ACCESS,
  ...DATA,
  ...TOLD,
]
