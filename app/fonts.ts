import sans from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'
import sansBold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'
import serif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'
import { preload } from 'react-dom'

/** Asks for the letters of every page's first sight, which the style sheet would name only later (`fonts.css`). */
export function preloadFonts(): void {
  for (const font of [sans, sansBold, serif])
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
