/** The address of a file that the build lays beside the scripts. */
declare module '*.woff2' {
  const address: string
  export default address
}
