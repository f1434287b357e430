/** Enough terms for any number of degrees that a table of frequencies has. */
const MOST_TERMS = 10_000
const RELATIVE_PRECISION = 1e-15
/** Stands for zero in a continued fraction. */
const NEAR_ZERO = 1e-300

/** Lanczos's coefficients with g = 7 (Godfrey), good to fifteen digits. */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const
const LANCZOS_G = 7

/** The logarithm of the gamma function above one half. */
function logGamma(a: number): number {
  const z = a - 1
  const base = z + LANCZOS_G + 0.5
  const [first, ...others] = LANCZOS
  const series = others.reduce((sum, one, index) => sum + one / (z + index + 1), first as number)
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(series)
}

/** The lower incomplete gamma function as a part of the whole, by its series. */
function lowerPart(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < MOST_TERMS && Math.abs(term) > Math.abs(sum) * RELATIVE_PRECISION; n += 1) {
    term *= x / (a + n)
    sum += term
  }
  return sum * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** The upper incomplete gamma function as a part of the whole, by its continued fraction (Lentz). */
function upperPart(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / NEAR_ZERO
  let d = 1 / b
  let product = d
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const numerator = -n * (n - a)
    b += 2
    d = 1 / (numerator * d + b || NEAR_ZERO)
    c = b + numerator / c || NEAR_ZERO
    product *= d * c
    if (Math.abs(d * c - 1) < RELATIVE_PRECISION) break
  }
  return product * Math.exp(a * Math.log(x) - x - logGamma(a))
}

/** The chance that χ² with so many degrees of freedom is this large or larger: Q(degrees / 2, χ² / 2). */
export function chiSquaredTail(chiSquared: number, degrees: number): number {
  if (chiSquared <= 0) return 1
  const [a, x] = [degrees / 2, chiSquared / 2]
  return x < a + 1 ? 1 - lowerPart(a, x) : upperPart(a, x)
}
