import { type Requirement, row } from './requirement'

/** Chapters 1 to 5: input, pages, requests, files. */
export const INPUT: readonly Requirement[] = [
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

/** Chapter 3 on, for browsers. */
export const BROWSER: readonly Requirement[] = [
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
