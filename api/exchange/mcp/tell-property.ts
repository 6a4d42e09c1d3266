import type { Photo, PropertyCard } from '#contract/property/property.ts'

import type { Working } from './offered-tool.ts'
import { linkProperty } from './page-links.ts'
import { sayArea, sayPrice } from './words.ts'

/** A card as programs get it: facts, absolute addresses, nothing that only a page needs. */
export function tellCard(card: PropertyCard, working: Working) {
  const { slug: _, photo, ...facts } = card
  return { ...facts, url: linkProperty(card, working), photo: photo && tellPhoto(photo, working) }
}

export function tellPhoto({ src, widths, alt }: Photo, { tools }: Working) {
  return { url: `${tools.siteUrl}${src}-${Math.max(...widths)}.webp`, alt }
}

/** A card in one line for people. */
export function sayCard(card: PropertyCard, working: Working): string {
  return [
    card.code,
    card.title,
    `${sayPrice(card, working.language)}${card.business_type === 'lease' ? ` ${working.t('mcp.per_month')}` : ''}`,
    sayMeasures(card, working),
    `${card.sector.name}, ${card.city.name}`,
    card.is_under_offer && working.t('mcp.under_offer'),
    linkProperty(card, working),
  ]
    .filter(Boolean)
    .join(' · ')
}

function sayMeasures(card: PropertyCard, { t, language }: Working): string {
  return [
    card.realstate_type,
    card.bedrooms > 0 && t('mcp.bedrooms', { count: card.bedrooms }),
    card.bathrooms > 0 && t('mcp.bathrooms', { count: card.bathrooms }),
    card.half_bathrooms > 0 && t('mcp.half_bathrooms', { count: card.half_bathrooms }),
    card.parkings > 0 && t('mcp.parkings', { count: card.parkings }),
    card.construction_m2 > 0 && sayArea(card.construction_m2, language),
    card.lot_m2 !== null && t('mcp.lot', { m2: card.lot_m2 }),
  ]
    .filter(Boolean)
    .join(', ')
}
