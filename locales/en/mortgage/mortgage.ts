import type { Translated } from '../../texts.ts'
import type es from '../../es/mortgage/mortgage.ts'

export default {
  'mortgage.home': 'Home',
  'mortgage.title': 'Mortgage loans',
  'mortgage.head': 'Mortgages in the Dominican Republic: steps, documents and payment',
  'mortgage.description':
    'What a mortgage is, the steps and documents a Dominican bank asks for, and what you would pay a month in dollars or pesos.',
  'mortgage.lead':
    'Buy now and pay over up to {years} years. See how it works, what you will be asked for and what you would pay a month, before you talk to a bank.',
  'mortgage.calculator': 'Open the calculator',
  'mortgage.call': 'Call {phone}',
  'mortgage.message': 'Hello, I would like advice about a mortgage.',
  'mortgage.apply': 'Apply for the loan',
  'mortgage.form.title': 'Mortgage request',
  'mortgage.form.description':
    'Ask for a mortgage in the Dominican Republic: tell us how much you need and for which property, and an adviser will answer within 24 to 48 hours.',
  'mortgage.form.lead':
    'Tell us who you are, how much you need and for which property. There is no commitment and no credit check.',
  'mortgage.form.next': 'What happens next',
  'mortgage.form.next_text':
    'An adviser goes through your details and calls you within 24 to 48 hours to say which bank suits you and which papers to have ready. Would you rather talk now?',
  'mortgage.with_bank': 'Arrange it with {bank}',
  'mortgage.what.title': 'What it is',
  'mortgage.what.text':
    'The bank pays part of the price and you pay it back in equal monthly payments, with interest. While you owe money, the property is the security: that is the mortgage, and it is recorded in the Title Registry. With the last payment it is cancelled and the title is yours, free and clear.',
  'mortgage.what.initial': 'Down payment',
  'mortgage.what.initial_text': '20 to 30% of the price for residents; 30 to 40% for foreigners.',
  'mortgage.what.rate': 'Rate',
  'mortgage.what.rate_text':
    'On average {dop}% a year in pesos ({dop_date}) and {usd}% in dollars ({usd_date}). It is usually fixed for 1 to 10 years; after that the bank reviews it.',
  'mortgage.what.term': 'Term',
  'mortgage.what.term_text':
    'From {least} to {most} years. A longer term means a lower payment and more interest overall.',
  'mortgage.what.income': 'Your income',
  'mortgage.what.income_text': 'Banks want the payment to stay within 30 to 35% of what you earn a month.',
  'mortgage.quick.title': 'Your payment, in an instant',
  'mortgage.quick.continue': 'See the details',
  'mortgage.steps.title': 'The steps',
  'mortgage.steps.1': 'Work out what you can afford',
  'mortgage.steps.1_text': 'Try price, down payment and term in the calculator, and add the costs of buying.',
  'mortgage.steps.2': 'Get pre-approved',
  'mortgage.steps.2_text':
    'The bank goes through your income and credit history and tells you in writing how much it will lend.',
  'mortgage.steps.3': 'Choose and reserve the property',
  'mortgage.steps.3_text': 'Your agent checks the title and its legal status before you sign the promise of sale.',
  'mortgage.steps.4': 'Appraisal and approval',
  'mortgage.steps.4_text': 'An appraiser values the property and the bank approves amount, rate and term.',
  'mortgage.steps.5': 'Signing and registration',
  'mortgage.steps.5_text':
    'You sign the purchase and the mortgage before a notary; the transfer tax is paid and the Registry issues the title in your name.',
  'mortgage.documents.title': 'The documents',
  'mortgage.documents.text': 'Every bank has its own list. These are almost always on it.',
  'mortgage.documents.yours': 'Yours',
  'mortgage.documents.yours_list':
    'Identity card or passport\nLetter from your employer with salary and years of service\nBank statements for the last 3 to 6 months\nIf you are self-employed: tax returns and business accounts\nIf you are paid abroad: proof of income and a credit report from that country',
  'mortgage.documents.property': 'For the property',
  'mortgage.documents.property_list':
    'Copy of the certificate of title and a certificate of its legal status\nBoundary survey (“deslinde”, Law 108-05)\nSigned promise of sale\nCertificate that IPI is paid or not due\nAppraisal by someone the bank accepts',
  'mortgage.questions.title': 'Questions',
  'mortgage.questions.1': 'How much will the bank lend me?',
  'mortgage.questions.1_text':
    '70 to 80% of the value for residents and 50 to 70% for foreigners, as long as the payment fits your income. The value is the lower of price and appraisal.',
  'mortgage.questions.2': 'Pesos or dollars?',
  'mortgage.questions.2_text':
    'The currency you earn. The rate in dollars is usually lower, but if you earn pesos, every rise in the dollar raises your payment.',
  'mortgage.questions.3': 'What happens when the fixed rate ends?',
  'mortgage.questions.3_text':
    'The bank reviews it, and the payment is recalculated from what you owe and the years left. The calculator shows what you would pay at a higher rate.',
  'mortgage.questions.4': 'Can I pay early?',
  'mortgage.questions.4_text':
    'Yes. Anything extra you pay lowers the debt and saves interest. Ask whether your contract charges a penalty for it, and until which year.',
  'mortgage.questions.5': 'Can I apply if I live abroad?',
  'mortgage.questions.5_text':
    'Yes. Expect a larger down payment and proof of income from the country where you live; someone can sign for you with a power of attorney.',
  'mortgage.questions.6': 'Does it work for buying off plan?',
  'mortgage.questions.6_text':
    'The bank lends against the title, so the loan starts at delivery. Until then you pay the developer the reservation, the contract and the instalments during construction.',
  'mortgage.note': 'General information for 2026, neither advice nor an offer of credit. Each bank sets its own terms.',
  'mortgage.calc.title': 'Loan calculator',
  'mortgage.calc.head': 'Mortgage calculator for the Dominican Republic, in pesos and dollars',
  'mortgage.calc.description':
    'Payment, amortisation by month and by year, a rate that changes, extra payments and purchase costs, in dollars and in pesos.',
  'mortgage.calc.lead': 'Change any figure and everything updates. Share the link: it carries your numbers.',
  'mortgage.calc.form': 'Loan details',
  'mortgage.calc.currency': 'Currency',
  'mortgage.calc.price': 'Price',
  'mortgage.calc.initial': 'Down payment',
  'mortgage.calc.percent': 'Down payment, %',
  'mortgage.calc.years': 'Term',
  'mortgage.calc.years_of': { one: '{count} year', other: '{count} years' },
  'mortgage.calc.rate': 'Yearly rate, %',
  'mortgage.calc.rate_hint': 'Banks’ average: {rate}%, {date}.',
  'mortgage.calc.reset': 'If the rate changes',
  'mortgage.calc.reset_years': 'Rate fixed for',
  'mortgage.calc.reset_never': 'The whole term',
  'mortgage.calc.reset_rate': 'Rate after that, %',
  'mortgage.calc.extra': 'Extra payments',
  'mortgage.calc.extra_monthly': 'Every month',
  'mortgage.calc.extra_yearly': 'Once a year',
  'mortgage.calc.costs': 'Purchase costs',
  'mortgage.calc.maintenance': 'Monthly maintenance',
  'mortgage.calc.legal': 'Lawyer, % of the price',
  'mortgage.calc.notary': 'Notary, % of the price',
  'mortgage.calc.insurance': 'Yearly insurance, % of the price',
  'mortgage.calc.confotur': 'First purchase under CONFOTUR',
  'mortgage.calc.submit': 'Calculate',
  'mortgage.calc.impossible':
    'We cannot work out a payment from these figures. Check the price and the rates (0 to 40%).',
  'mortgage.calc.monthly': 'Monthly payment',
  'mortgage.calc.at_rate': '≈ {amount} at {rate} to the dollar, {date}',
  'mortgage.calc.until_reset': {
    one: 'For the first year. After that {payment} a month: {difference} at a rate of {rate}%.',
    other: 'For the first {count} years. After that {payment} a month: {difference} at a rate of {rate}%.',
  },
  'mortgage.calc.paid_before': 'With your extra payments you will finish before the rate changes.',
  'mortgage.calc.more': '{amount} more',
  'mortgage.calc.less': '{amount} less',
  'mortgage.calc.loan': 'Loan',
  'mortgage.calc.interest': 'Total interest',
  'mortgage.calc.all': 'Total paid to the bank',
  'mortgage.calc.ends': 'Paid off in',
  'mortgage.calc.span': '{years} and {months}',
  'mortgage.calc.months_of': { one: '{count} month', other: '{count} months' },
  'mortgage.calc.saved': 'Extra payments save you {interest} in interest, and you finish {time} sooner.',
  'mortgage.calc.saved_none': 'Extra payments save you {interest} in interest.',
  'mortgage.calc.search': 'See properties up to {price}',
  'mortgage.calc.chart': 'Where each year’s money goes',
  'mortgage.calc.chart_words':
    'Bars by year. The first pays {first_interest} in interest and {first_principal} in principal; the last, {last_interest} and {last_principal}. The table below has every year.',
  'mortgage.calc.to_interest': 'Interest',
  'mortgage.calc.to_principal': 'Principal',
  'mortgage.calc.table': 'Amortisation table',
  'mortgage.calc.rows': 'Table rows',
  'mortgage.calc.by_year': 'By year',
  'mortgage.calc.by_month': 'By month',
  'mortgage.calc.year': 'Year',
  'mortgage.calc.month': 'Month',
  'mortgage.calc.paid': 'Paid',
  'mortgage.calc.balance': 'Balance',
  'mortgage.calc.with_extra': 'Principal includes the extra payments.',
  'mortgage.calc.csv': 'Download CSV',
  'mortgage.calc.file': 'amortisation',
  'mortgage.calc.formula': 'Where the payment comes from',
  'mortgage.calc.formula_text':
    'It is the annuity: payment = P · i / (1 − (1 + i)⁻ⁿ), where P is the loan, i the yearly rate divided by 12 and n the number of months. Each month charges interest on what is owed and the rest lowers the debt. When the rate changes, the payment is recalculated from the balance and the months left. Extra payments go entirely to the principal and do not change the payment.',
  'mortgage.calc.formula_source':
    'Source: Brealey, Myers and Allen, Principles of Corporate Finance, chapter 2. Check: RD$ 3,000,000 over 20 years at 10% gives RD$ 28,950.65.',
  'mortgage.calc.note':
    'An estimate, not an offer of credit. The payment does not include life insurance or other charges your bank may ask for.',
} as const satisfies Translated<typeof es>
