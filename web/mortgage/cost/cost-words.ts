import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import type { Language } from '#contract/language.ts'
import {
  getIpiExemption,
  lawShares,
  mortgageDutyShare,
  registryPesos,
  usualShares,
  type CostKey,
  type CostLine,
  type Purchase,
} from '#contract/mortgage/true-cost.ts'

import { formatMoney } from '../../money.ts'
import type { Text } from '../../texts.ts'
import type { Line } from './cost-lines.tsx'

const byLaw = new Set<CostKey>(['transfer_tax', 'legal_tax', 'ipi'])

type Translation = { t: Text; language: Language }

/** A line of the true cost in words; what is calculated by the year is shown by the month. */
export function describeCostLine(
  { key, amount, isExempt }: CostLine,
  purchase: Purchase,
  { t, language }: Translation,
): Line {
  const isYearly = key === 'ipi' || key === 'insurance' || key === 'maintenance'
  return {
    name: t(`cost.${key}`),
    rule: isExempt ? t('cost.exempt_rule') : ruleOf(key, amount, purchase, { t, language }),
    amount: isYearly ? formatPerMonth(amount) : amount,
    ...(key !== 'maintenance' && { mark: isExempt ? 'exempt' : byLaw.has(key) ? 'law' : 'estimate' }),
  }
}

export function formatPerMonth(yearly: number): number {
  return Math.round((yearly / 12) * 100) / 100
}

/** `1.5` for 0.015. */
export function formatShare(share: number): number {
  return Math.round(share * 10_000) / 100
}

function ruleOf(key: CostKey, amount: number, purchase: Purchase, { t, language }: Translation): string {
  const { currency, year, shares = usualShares } = purchase
  const yearly = formatMoney(amount, currency, language)
  const exemption = getIpiExemption(year)
  const rules: Record<CostKey, string> = {
    transfer_tax: t('cost.transfer_tax_rule', { share: formatShare(lawShares.transfer_tax) }),
    legal: t('cost.legal_rule', { share: formatShare(shares.legal) }),
    legal_tax: t('cost.legal_tax_rule', { share: formatShare(lawShares.legal_tax) }),
    notary: t('cost.notary_rule', { share: formatShare(shares.notary) }),
    registry: t('cost.registry_rule', { pesos: formatMoney(registryPesos, 'DOP', language) }),
    mortgage_duty: t('cost.mortgage_duty_rule', { share: formatShare(mortgageDutyShare) }),
    ipi: t('cost.ipi_rule', {
      yearly,
      share: formatShare(lawShares.ipi),
      pesos: formatMoney(exemption.pesos, 'DOP', language),
      year: String(exemption.year),
    }),
    insurance: t('cost.insurance_rule', { yearly, share: formatShare(shares.insurance) }),
    maintenance: t('cost.maintenance_rule', { yearly }),
  }
  return rules[key]
}

/** The other currency's rate, who said so and when. */
export function getRateHoles({ rate, source }: ExchangeRate, language: Language) {
  return { rate: formatMoney(rate, 'DOP', language, true), source }
}
