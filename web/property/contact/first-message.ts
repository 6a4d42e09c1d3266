import type { Language } from '#contract/language.ts'
import type { Property } from '#contract/property/property.ts'

import { formatMoney } from '../../money.ts'
import type { Text } from '../../texts.ts'

type Asked = Pick<Property, 'code' | 'title' | 'price' | 'currency' | 'business_type'>

/** What a visitor writes to the agent at first, in the visitor's own language: which property is meant, and its price. */
export function writeFirstMessage({ code, title, ...asked }: Asked, t: Text, language: Language): string {
  const amount = formatMoney(asked.price, asked.currency, language)
  const price = asked.business_type === 'lease' ? `${amount} ${t('ui.per_month')}` : amount
  return t('property.first_message', { code, title, price })
}
