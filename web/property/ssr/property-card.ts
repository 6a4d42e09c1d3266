import { drawOnce } from '../../ui/ssr/draw-once.ts'
import { PropertyCard as Card } from '../property-card.tsx'

export const PropertyCard = drawOnce(Card)
