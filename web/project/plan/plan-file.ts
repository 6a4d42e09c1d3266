import { getDayHere } from '#contract/day.ts'
import { calculatePaymentSchedule } from '#contract/project/payment-plan.ts'
import { projectEndpoints, type Project, type Unit } from '#contract/project/project.ts'

import { ApiRefusal } from '../../api-client.ts'
import { formatMoney } from '../../money.ts'
import { getLanguage, toPath } from '../../paths.ts'
import { getSite, type Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import type { Route } from './+types/plan-file'
import { namePayment } from './payment-name.ts'
import { writeCalendar } from './plan-calendar.ts'
import { writePlanSheet } from './plan-sheet.ts'

/** The payments of a free unit as a file: a calendar or a sheet, as the address ends. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const site = getSite(context)
  const found = await findUnit(site, url, params.slug)
  if (!found) return new Response('', { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  const isCalendar = url.pathname.endsWith('.ics')
  const text = isCalendar ? calendarFile(found, site, url) : sheetFile(found, url)
  const name = `${found.project.slug}-${found.unit.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return new Response(text, {
    headers: {
      'Content-Type': isCalendar ? 'text/calendar; charset=utf-8' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.${isCalendar ? 'ics' : 'csv'}"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

type Found = { project: Project; unit: Unit }

async function findUnit(site: Site, url: URL, slug: string): Promise<Found | null> {
  try {
    const { data: project } = await site.callIn(getLanguage(url.pathname))(projectEndpoints.project, { slug })
    const unit = project.units.find(
      ({ name, status }) => status === 'available' && name === url.searchParams.get('unit'),
    )
    return unit ? { project, unit } : null
  } catch (error) {
    if (error instanceof ApiRefusal && (error.status === 404 || error.status === 422)) return null
    throw error
  }
}

function scheduleOf({ project, unit }: Found) {
  return calculatePaymentSchedule({ ...project, price: unit.price, separated_on: getDayHere() })
}

function calendarFile(found: Found, site: Site, url: URL): string {
  const language = getLanguage(url.pathname)
  const t = getTexts(language)
  const { project, unit } = found
  const write = (amount: number) => formatMoney(amount, project.currency, language, true)
  const name = t('project.plan_of', { project: project.name, unit: unit.name })
  return writeCalendar({
    id: `${project.slug}-${encodeURIComponent(unit.name)}@${new URL(site.url).hostname}`,
    name,
    product: site.brand.name,
    at: new Date(),
    url: `${site.url}${toPath('project', language, { slug: project.slug })}?${new URLSearchParams({ unit: unit.name })}`,
    payments: scheduleOf(found),
    wordsOf: (payment) => ({
      summary: `${namePayment(payment, t)}: ${write(payment.amount)} · ${project.name}`,
      description: t('project.plan_event', {
        plan: name,
        balance: write(payment.balance),
        agent: project.agent.name,
        phone: project.agent.phone,
      }),
    }),
  })
}

function sheetFile(found: Found, url: URL): string {
  const t = getTexts(getLanguage(url.pathname))
  const { project, unit } = found
  const { name, currency } = project
  const head = ['project', 'unit', 'plan_date', 'plan_payment', 'plan_currency', 'plan_amount', 'plan_balance'] as const
  const titles = head.map((key) => (key === 'project' ? t('project.project') : t(`project.${key}`)))
  const rows = scheduleOf(found).map((payment) => [
    name,
    unit.name,
    payment.date,
    namePayment(payment, t),
    currency,
    payment.amount,
    payment.balance,
  ])
  return writePlanSheet([titles, ...rows])
}
