import type { Brand } from '#contract/brand.ts'

/** An address as an envelope has it. */
export function formatAddress({ address }: Pick<Brand['contact'], 'address'>): string {
  return [address.street, address.city, address.province].join(', ')
}
