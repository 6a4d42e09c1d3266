import type { Property } from '#contract/property.ts'

import type { Text } from '../../texts.ts'

type Asked = Pick<Property, 'code' | 'title'>

/** What a visitor writes to the agent at first, in the visitor's own language: which property is meant, and where it is. */
export function firstMessage({ code, title }: Asked, url: string, t: Text): string {
  return t('property.first_message', { code, title, url })
}
