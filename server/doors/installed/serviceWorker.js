/// <reference lib="webworker" />
// The page's own helper in each browser. It keeps an offline page and the files of this version that are the same for
// everybody; pages, views and answers of the API are never kept. The server writes VERSION and OFFLINE above this.

const CACHE = `circolo ${VERSION}`
/** Files whose address changes with their content. */
const KEPT = '/_next/static/'

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      await cache.add(new Request(OFFLINE, { cache: 'reload' }))
      // Nothing that is open depends on the worker's version, so the new one need not wait for the pages to close.
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith(KEPT)) event.respondWith(keptOrFetched(request))
  else if (request.mode === 'navigate') event.respondWith(fetchedOrOffline(request))
})

async function keptOrFetched(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await cache.put(request, response.clone())
  return response
}

async function fetchedOrOffline(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await caches.match(OFFLINE)
    if (page) return page
    throw error
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json()))
})

/** A later message of the same reason replaces the earlier one; a call stays until it is seen. */
async function show(message) {
  if (!message) return
  const { reason, title, body, path } = message
  await self.registration.showNotification(title, {
    body,
    tag: reason,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-badge.png',
    requireInteraction: reason === 'called',
    vibrate: reason === 'called' ? [250, 120, 250, 120, 250] : [200],
    data: { path },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? '/'))
})

/** Goes to the club's page that is open already, or opens one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [club] = path.split('/').slice(1)
  const there = pages.find((page) => new URL(page.url).pathname.split('/')[1] === club)
  if (!there) return await self.clients.openWindow(path)
  await there.focus()
  if (new URL(there.url).pathname === path) return
  // Only a page under this worker's care can be led elsewhere.
  await there.navigate(path).catch(() => self.clients.openWindow(path))
}
