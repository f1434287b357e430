/** The casinos whose customs a licensed house may follow. */
export const LICENSED_HOUSES = ['sanremo', 'venezia'] as const
export type LicensedHouse = (typeof LICENSED_HOUSES)[number]
