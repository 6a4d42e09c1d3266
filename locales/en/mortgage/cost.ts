import type { Translated } from '../../texts.ts'
import type es from '../../es/mortgage/cost.ts'

export default {
  'cost.title': 'True cost',
  'cost.lead':
    'What you pay on top of the price, line by line, with the rule and the year behind each figure. What the law sets is marked; the rest is an estimate you can change.',
  'cost.concept': 'Item',
  'cost.amount': 'Amount',
  'cost.once': 'When you buy',
  'cost.monthly': 'Every month',
  'cost.law': 'By law',
  'cost.estimate': 'Estimate',
  'cost.exempt': 'Exempt',
  'cost.exempt_rule':
    'Exempt for the first buyer in a classified project, straight from the developer. Law 158-01 (CONFOTUR), amended by laws 184-02 and 195-13.',
  'cost.initial': 'Down payment',
  'cost.initial_rule': '{share}% of the price.',
  'cost.payment': 'Loan payment',
  'cost.payment_rule': '{amount} over {years} years, at {rate}% a year.',
  'cost.transfer_tax': 'Transfer tax',
  'cost.transfer_tax_rule': '{share}% of the price, due within 6 months. Law 288-04; in force in 2026.',
  'cost.legal': 'Lawyer',
  'cost.legal_rule': '{share}% of the price. From 1 to 1.5% is usual in 2026.',
  'cost.legal_tax': 'ITBIS on the lawyer’s fee',
  'cost.legal_tax_rule': '{share}% of the fee. Law 253-12; in force in 2026.',
  'cost.notary': 'Notary',
  'cost.notary_rule': '{share}% of the price. 1% or less is usual in 2026.',
  'cost.registry': 'Certificates, stamps and title',
  'cost.registry_rule': '{pesos}, a fixed amount estimated in 2026.',
  'cost.mortgage_duty': 'Registering the mortgage',
  'cost.mortgage_duty_rule': '{share}% of the loan, estimated in 2026. Confirm it with your bank.',
  'cost.ipi': 'IPI, property tax',
  'cost.ipi_rule':
    '{yearly} a year: {share}% of what exceeds {pesos}, the {year} exemption. Law 18-88, amended by law 253-12. Due on 11 March and 11 September.',
  'cost.insurance': 'Home insurance',
  'cost.insurance_rule':
    '{yearly} a year: {share}% of the price. This is our own assumption for 2026, not a quoted rate; ask for your quote.',
  'cost.maintenance': 'Maintenance',
  'cost.maintenance_rule': '{yearly} a year, from the listing or the amount you typed.',
  'cost.cash': 'Cash needed to buy',
  'cost.total_once': 'Costs when you buy',
  'cost.total_month': 'Monthly total',
  'cost.total_year': '{amount} a year',
  'cost.confotur':
    'With resolution {resolution}, the first buyer, directly from the developer, pays no transfer tax and, until {until}, no IPI: {once} less when buying and {yearly} less a year. It cannot be taken for granted on a resale. Law 158-01 (CONFOTUR).',
  'cost.no_maintenance': 'The listing does not say what maintenance costs: ask before you decide.',
  'cost.assumed': 'With {share}% down, {years} years and the banks’ average rate: {rate}% a year, {date}.',
  'cost.note':
    'Information for {year}, not advice. The other currency is converted at {rate} to the dollar, {date}. Source: {source}.',
  'cost.change': 'Change the assumptions in the calculator',
  'cost.rent': 'Rent',
  'cost.rent_rule': 'The price of the listing.',
  'cost.rent_note':
    'Ask whether the rent includes maintenance. Law 85-25, of August 2025, limits the yearly rise to 10% unless the contract says otherwise, and requires contracts to be registered; it does not apply to short stays. The deposit is whatever the contract says.',
} as const satisfies Translated<typeof es>
