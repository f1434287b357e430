import { beforeEach, expect, it, vi } from 'vitest'
import { closeSession } from '@/components/access/session'
import { hindrance } from '@/components/installed/subscription'

const PLACE = `/prova-${'0'.repeat(12)}8${'0'.repeat(19)}~segreteria/segreteria`

let asked: string[]

function at(pathname: string) {
  vi.stubGlobal('window', {
    isSecureContext: true,
    PushManager: {},
    Notification: {},
    location: { pathname },
  })
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ csrfToken: '' })
  })
})

it('at the place of a rehearsal nobody signs out whoever is signed in on the browser', async () => {
  at(PLACE)
  await closeSession()
  expect(asked).toEqual([])
  at('/demo/segreteria')
  await closeSession()
  expect(asked).toContain('/api/auth/signout')
})

it('at the place of a rehearsal the browser keeps its own alerts', () => {
  at('/demo')
  expect(hindrance()).toBeNull()
  at(PLACE)
  expect(hindrance()).toBe('unable')
})
