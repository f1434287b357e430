import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { readArgv } from '@/server/starting/argv'

// `npm run icons`: the icons that phones want as PNG, drawn by a browser from `app/icon.svg`.

readArgv('usage: npm run icons', { options: {} })
const ROOT = path.resolve(import.meta.dirname, '..')
const CHROMIUM = '/usr/bin/chromium'
const SOURCE = readFileSync(path.join(ROOT, 'app/icon.svg'), 'utf8')
const GROUND = '#0a120e'

interface Icon {
  file: string
  size: number
  /** The share of the width that the mark takes; phones cut maskable icons to a shape within 80 %. */
  share: number
  /** Without a ground, only the mark in white: Android's status bar colours it. */
  ground: string | null
}

const ICONS: readonly Icon[] = [
  { file: 'public/icon-192.png', size: 192, share: 1, ground: null },
  { file: 'public/icon-512.png', size: 512, share: 1, ground: null },
  { file: 'public/icon-maskable-192.png', size: 192, share: 0.76, ground: GROUND },
  { file: 'public/icon-maskable-512.png', size: 512, share: 0.76, ground: GROUND },
  { file: 'public/icon-badge.png', size: 96, share: 1, ground: null },
  { file: 'app/apple-icon.png', size: 180, share: 0.86, ground: GROUND },
]

/** The badge has one colour, and no filled ground. */
const badgeOf = (svg: string) =>
  svg
    .replace(/<circle[^>]*fill="#0a120e"\/>/, '')
    .replaceAll(/stroke="#\w+"/g, 'stroke="#fff"')
    .replace('stroke-width="2.5"', 'stroke-width="4"')

const executablePath = existsSync(CHROMIUM) ? CHROMIUM : undefined
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const { file, size, share, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const svg = file.includes('badge') ? badgeOf(SOURCE) : SOURCE
    const style = `html,body{margin:0;height:100%;background:${ground ?? 'transparent'}}body{display:grid;place-items:center}svg{width:${share * 100}%}`
    await page.setContent(`<style>${style}</style>${svg}`)
    await page.screenshot({ path: path.join(ROOT, file), omitBackground: ground === null })
    await page.close()
  }
} finally {
  await browser.close()
}
