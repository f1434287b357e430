import path from 'node:path'
import { build } from 'esbuild'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** A page of a test's own with all that it imports, as one script for a browser. `entry` is its file. */
export async function bundleOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', outdir: ROOT },
    alias: { '@': ROOT },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: 'globalThis.process = { env: {} };' },
  })
  return outputFiles[0]?.text ?? ''
}
