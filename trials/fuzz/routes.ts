import { randomUUID } from 'node:crypto'
import { DOORS } from '@/server/doors/doors'
import { type Random, randomFrom } from '@/simulate/random'
import type { TrialClub } from '../scene'
import type { Asking } from './asking'

/** The beginnings of addresses that the house answers besides procedures: its doors, its pages, signing in. */
export const ROUTES = [
  ...Object.keys(DOORS).filter((door) => !door.startsWith('/api/')),
  ...['/api/auth/', '/api/auth/callback/members', '/api/auth/callback/device', '/api/', '/_next/'],
  ...['/', '/SLUG', '/SLUG/tavolo/', '/SLUG/tabellone', '/SLUG/segreteria', '/SLUG/regolamento/'],
  ...['/live/SLUG/', '/print/SLUG/', '/print/SLUG/EVENING/', '/backup/SLUG/', '/emblem/SLUG/'],
]
const SEGMENTS = [
  ...['%00', '%FF', '%', '%2e%2e', '..', '.', '%2F', '__proto__', 'constructor', 'x'.repeat(2_000)],
  ...[
    '%F0%9F%82%A1',
    'tableau',
    'T1.pdf',
    'T99.pdf',
    '1.pdf',
    '-1.pdf',
    '1e9.pdf',
    'float',
    'board',
  ],
  ...[
    'member',
    'desk',
    'estratto',
    "';--",
    '%ED%A0%80',
    '{}',
    '[]',
    '%0d%0aset-cookie:a=b',
    '?',
    '#',
  ],
]
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'last-event-id': 'x'.repeat(500) },
  { cookie: 'circolo.session=%; circolo.locale=../..' },
  { origin: 'http://elsewhere.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': '::1, garbage', 'x-forwarded-proto': 'gopher', 'x-request-id': '\t' },
  { 'accept-language': ','.repeat(500), accept: '*/*;q=x' },
  { range: 'bytes=9-1', 'if-none-match': '"' },
  { 'next-router-state-tree': '%', rsc: '1' },
  { 'next-router-state-tree': '["",{"children":[]}]', rsc: '1' },
  { 'next-router-state-tree': '[]', rsc: '1', 'next-router-prefetch': 'x', 'next-url': '%' },
  { 'next-action': 'x', 'content-type': 'text/plain' },
]
const BODIES = ['', '{', 'a=b&a=c', 'csrfToken=x&slug=a%00&card=1&password=x', '\u0000'.repeat(100)]

/** The malformed request to a route with this number. A route may answer it: with a page, a view, or an empty form. */
export function malformedRoute(
  number: number,
  { seed, clubs }: { seed: number; clubs: readonly TrialClub[] },
): Asking {
  const random = randomFrom(seed * 999_983 + number)
  const route = ROUTES[number % ROUTES.length] ?? '/'
  const club = random.pick(clubs)
  const path = `${route}${tail(random)}`
    .replace('SLUG', random.oneIn(3) ? (random.pick(SEGMENTS) ?? '') : (club?.slug ?? ''))
    .replace('EVENING', random.oneIn(3) ? randomUUID() : (club?.evening ?? ''))
  const method = random.pick(METHODS) ?? 'GET'
  const cookie = random.oneIn(2) ? random.pick(club?.cookies ?? []) : undefined
  const headers = { ...(cookie ? { cookie } : {}), ...random.pick(HEADERS) }
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? (random.pick(BODIES) ?? '') : null
  return { what: route, method, path, headers, body, mayAnswer: true }
}

function tail(random: Random): string {
  const parts = Array.from({ length: random.below(4) }, () => random.pick(SEGMENTS) ?? '')
  const search = random.oneIn(4) ? `?${random.pick(SEGMENTS)}=${random.pick(SEGMENTS)}` : ''
  return parts.join('/') + search
}
