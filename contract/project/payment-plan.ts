/** What a unit costs and how its project is paid. */
export type PaymentTerms = {
  price: number
  separation_amount: number
  /** Shares of the price in whole per cent; they add up to 100. */
  payment_plan: { contract: number; works: number; delivery: number }
  /** ISO date on which the unit is separated. */
  separated_on: string
  /** ISO date. */
  delivery_date: string
}

/** `closing`: contract and delivery on one day, of what is built already. */
export const paymentSteps = ['separation', 'contract', 'works', 'delivery', 'closing'] as const
export type PaymentStep = (typeof paymentSteps)[number]

export type Payment = {
  step: PaymentStep
  /** Which one of the instalments of its step it is, from 1, and how many there are. */
  number: number
  of: number
  /** ISO date. */
  date: string
  amount: number
  /** What is still owed once it is paid. */
  balance: number
}

/** Days from the separation to the contract: the time to have the papers looked at. */
export const daysToContract = 45

/**
 * The dated payments of a unit bought while it is built; their cents add up to the price. The separation counts towards
 * what is due with the contract, 45 days later; the works' share is paid in equal months from then to the delivery, the
 * rest on delivery. What is delivered by the day of the contract is paid whole on that day. Cents that cannot be shared evenly are paid with the last of the months. Shares and days are the practice of the
 * Dominican market (10/40/50, 20/60/20; 45 days of due diligence), not law; each project states its own shares.
 */
export function calculatePaymentSchedule(terms: PaymentTerms): Payment[] {
  refuseNonsense(terms)
  const { payment_plan, separated_on, delivery_date } = terms
  const price = Math.round(terms.price * 100)
  const signed_on = addDays(separated_on, daysToContract)
  const delivered_on = delivery_date > signed_on ? delivery_date : signed_on
  const months = monthsBetween(signed_on, delivered_on)

  const separation = Math.min(Math.round(terms.separation_amount * 100), price)
  const contract = Math.max(separation, shareOf(price, payment_plan.contract))
  const works = Math.max(contract, shareOf(price, payment_plan.contract + payment_plan.works))

  // What has been paid in all by each date: the amounts are the steps between, so that nothing is lost.
  if (delivered_on === signed_on) {
    return numbered([
      { step: 'separation', date: separated_on, cents: separation, left: price - separation },
      { step: 'closing', date: signed_on, cents: price - separation, left: 0 },
    ])
  }
  const paid: [PaymentStep, string, number][] = [
    ['separation', separated_on, separation],
    ['contract', signed_on, contract],
    ...months.map((date, at): [PaymentStep, string, number] => [
      'works',
      date,
      at === months.length - 1 ? works : contract + Math.floor((works - contract) / months.length) * (at + 1),
    ]),
    ['delivery', delivered_on, price],
  ]
  return numbered(
    paid.map(([step, date, total], at) => ({
      step,
      date,
      cents: total - (paid[at - 1]?.[2] ?? 0),
      left: price - total,
    })),
  )
}

type Due = { step: PaymentStep; date: string; cents: number; left: number }

function numbered(all: Due[]): Payment[] {
  const dues = all.filter(({ cents }) => cents > 0)
  return dues.map(({ step, date, cents, left }, at) => ({
    step,
    number: dues.slice(0, at + 1).filter((due) => due.step === step).length,
    of: dues.filter((due) => due.step === step).length,
    date,
    amount: cents / 100,
    balance: left / 100,
  }))
}

/** Whole cents, halves rounded up. The price is split so that no product leaves the range of exact numbers. */
function shareOf(cents: number, percent: number): number {
  return Math.floor(cents / 100) * percent + Math.floor(((cents % 100) * percent + 50) / 100)
}

/** The same day of each month after `from` and before `to`; the last day where a month is shorter. */
function monthsBetween(from: string, to: string): string[] {
  const dates: string[] = []
  for (let months = 1; ; months++) {
    const date = addMonths(from, months)
    if (date >= to) return dates
    dates.push(date)
  }
}

function addDays(iso: string, days: number): string {
  return isoOf(Date.parse(iso) + days * 86_400_000)
}

function addMonths(iso: string, months: number): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function refuseNonsense({ price, separation_amount, payment_plan, separated_on, delivery_date }: PaymentTerms): void {
  const { contract, works, delivery } = payment_plan
  if (!(price > 0 && price <= 1e12)) throw new RangeError('A unit costs more than nothing and at most 10 to the 12th')
  if (!(separation_amount >= 0)) throw new RangeError('A separation is no less than nothing')
  if (![contract, works, delivery].every((share) => Number.isInteger(share) && share >= 0)) {
    throw new RangeError('Shares are whole per cents')
  }
  if (contract + works + delivery !== 100) throw new RangeError('Shares add up to 100')
  if (![separated_on, delivery_date].every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))) {
    throw new RangeError('Dates are written YYYY-MM-DD')
  }
}
