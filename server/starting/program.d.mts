export const ENTRIES: Readonly<Record<string, string>>
export function programOf(name: string): Promise<string>
export function translated(): Promise<string>
