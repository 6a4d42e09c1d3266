/** What a property can have, by the group a reader looks in. */
export const featureGroups = {
  rooms: [
    'living_room',
    'living_dining_room',
    'drawing_room',
    'family_room',
    'dining_room',
    'kitchen',
    'breakfast_room',
    'pantry',
    'foyer',
    'studio',
    'mezzanine',
    'balcony',
    'terrace',
    'covered_terrace',
    'courtyard',
    'jacuzzi',
    'washing_area',
    'service_area',
    'common_bathroom',
    'stairs',
    'cornices',
    'annexes',
    'ac',
    'ac_preinstalled',
    'ac_split',
    'ac_central',
    'fans',
  ],
  building: [
    'swimming_pool',
    'gym',
    'gazebo',
    'social_areas',
    'activities_room',
    'roof_access',
    'elevator',
    'parking',
    'parking_roofed',
    'locker',
    'garbage_duct',
    'phone',
    'cable_tv',
  ],
  energy_and_water: [
    'full_power_plant',
    'common_power_plant',
    'inverter',
    'transfer',
    'cistern',
    'water_tank',
    'well',
    'heater',
  ],
  security: ['gates', 'electric_gate', 'grids', 'janitor', 'emergency_exit'],
} as const

export type FeatureGroup = keyof typeof featureGroups
export type Feature = (typeof featureGroups)[FeatureGroup][number]

/** Every feature, in the order in which they are shown. */
export const features: readonly Feature[] = Object.values(featureGroups).flat()
