import type { PropertyCard } from '#contract/property/property.ts'

/** No two of one sector or with one building on their pictures, so that a handful shows the breadth of the country. */
export function chooseVaried(properties: PropertyCard[]): PropertyCard[] {
  return firstOfEach(
    firstOfEach(properties, ({ sector }) => sector.slug),
    scenePictured,
  )
}

/** Looks of one picture differ in the letter at the end of its name. */
function scenePictured({ code, photo }: PropertyCard): string {
  return photo?.src.replace(/-[a-z]$/, '') ?? code
}

function firstOfEach(properties: PropertyCard[], nameOf: (property: PropertyCard) => string): PropertyCard[] {
  return [...Map.groupBy(properties, nameOf).values()].flatMap(([first]) => first ?? [])
}
