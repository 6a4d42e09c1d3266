export type PlaceOfSearch = { id: number; slug: string; name: string }

/** The cities and sectors that search can be asked for, and the projects that go by a name of their own. */
export type Places = {
  cities: PlaceOfSearch[]
  sectors: (PlaceOfSearch & { city_id: number })[]
  projects: PlaceOfSearch[]
}
