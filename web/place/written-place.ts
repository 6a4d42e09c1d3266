/** An office's address with its city, which is not said twice where the address ends with it. */
export function formatPlace({ address, city }: { address: string; city: { name: string } }): string {
  return address.endsWith(city.name) ? address : `${address}, ${city.name}`
}
