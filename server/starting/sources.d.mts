export type Source = [file: string, bytes: number, changedMs: number]
export function sourcesOf(root: string, files: readonly string[]): Source[]
export function isUnchanged(root: string, sources: readonly Source[], hash: string): boolean
export function hashOf(root: string, files: readonly string[]): string | null
