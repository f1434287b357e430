export const ENTRIES: Readonly<Record<string, string>>
export function programOf(name: string): Promise<string>
export function translated(root: string, entries: Readonly<Record<string, string>>): Promise<string>
