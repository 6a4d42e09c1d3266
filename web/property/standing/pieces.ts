export { GoneProperty } from './gone-property.tsx'
export { Standing } from './standing.tsx'
