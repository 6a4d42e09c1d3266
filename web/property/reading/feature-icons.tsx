import {
  IconAirConditioning,
  IconAirConditioningDisabled,
  IconArmchair,
  IconArmchair2,
  IconBalloon,
  IconBarbell,
  IconBath,
  IconBatteryCharging,
  IconBolt,
  IconBucketDroplet,
  IconBuildingCommunity,
  IconCarFan,
  IconCarGarage,
  IconCoffee,
  IconConfetti,
  IconDeviceTv,
  IconDoorEnter,
  IconDoorExit,
  IconElevator,
  IconEngine,
  IconFence,
  IconFlame,
  IconFridge,
  IconLockSquare,
  IconPalette,
  IconParking,
  IconPhone,
  IconPool,
  IconSnowflake,
  IconSofa,
  IconStairs,
  IconStairsUp,
  IconToiletPaper,
  IconToolsKitchen,
  IconToolsKitchen2,
  IconTransfer,
  IconTrash,
  IconTrees,
  IconUmbrella,
  IconUmbrella2,
  IconUserShield,
  IconUsersGroup,
  IconWash,
  IconWashMachine,
  type IconProps,
} from '@tabler/icons-react'

import type { Feature } from '#contract/property/feature.ts'

/** What no set of icons draws, on the same grid of 24. */
const drawn = {
  balcony: 'M8 13V4h8v9M12 4v9M4 13h16M4 20h16M5 13v7M9.7 13v7M14.3 13v7M19 13v7',
  gazebo: 'M12 2.5V4M3 10l9-6 9 6ZM5.5 10v10.5M18.5 10v10.5M3 20.5h18M9 16.5h6M9.5 16.5v4M14.5 16.5v4',
  cistern: 'M3 7h7M14 7h7M10 7V4h4v3M5 7v13h14V7M5 13.5c1.2-1 2.3-1 3.5 0s2.3 1 3.5 0 2.3-1 3.5 0 2.3 1 3.5 0',
  cornices: 'M3 4h18v3h-2c0 2.2-1.2 3.2-3 3.2V13H8v-2.8C6.2 10.2 5 9.2 5 7H3ZM9 13v7M15 13v7M7 20h10',
  well: 'M4 8l8-5 8 5M7 8v5M17 8v5M5.5 13h13v7.5h-13ZM5.5 16.7h13M12 8v1.2M10.3 9.2h3.4l-.5 3.8M10.3 9.2l.5 3.8',
  grids: 'M5 3h14v18H5ZM9.6 3v18M14.4 3v18M5 8h14M5 16h14',
  roof_access: 'M3 21h5v-4h4.5v-4H17V9h4M18 5.5v-3M16.5 4 18 2.5 19.5 4',
} satisfies Partial<Record<Feature, string>>

const taken: Record<Exclude<Feature, keyof typeof drawn>, React.ComponentType<IconProps>> = {
  living_room: IconArmchair,
  living_dining_room: IconSofa,
  drawing_room: IconArmchair2,
  family_room: IconUsersGroup,
  dining_room: IconToolsKitchen,
  kitchen: IconToolsKitchen2,
  breakfast_room: IconCoffee,
  pantry: IconFridge,
  foyer: IconDoorEnter,
  studio: IconPalette,
  mezzanine: IconStairsUp,
  terrace: IconUmbrella,
  covered_terrace: IconUmbrella2,
  courtyard: IconTrees,
  jacuzzi: IconBath,
  washing_area: IconWashMachine,
  service_area: IconWash,
  common_bathroom: IconToiletPaper,
  stairs: IconStairs,
  annexes: IconBuildingCommunity,
  ac: IconAirConditioning,
  ac_preinstalled: IconAirConditioningDisabled,
  ac_split: IconAirConditioning,
  ac_central: IconSnowflake,
  fans: IconCarFan,
  swimming_pool: IconPool,
  gym: IconBarbell,
  social_areas: IconConfetti,
  activities_room: IconBalloon,
  elevator: IconElevator,
  parking: IconParking,
  parking_roofed: IconCarGarage,
  locker: IconLockSquare,
  garbage_duct: IconTrash,
  phone: IconPhone,
  cable_tv: IconDeviceTv,
  full_power_plant: IconEngine,
  common_power_plant: IconBolt,
  inverter: IconBatteryCharging,
  transfer: IconTransfer,
  water_tank: IconBucketDroplet,
  heater: IconFlame,
  gates: IconFence,
  electric_gate: IconCarGarage,
  janitor: IconUserShield,
  emergency_exit: IconDoorExit,
}

/** The drawing of a feature; its name stands beside it. */
export function FeatureIcon({ feature }: { feature: Feature }) {
  if (!isDrawn(feature)) {
    const Icon = taken[feature]
    return <Icon size={22} stroke={1.75} aria-hidden />
  }
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawn[feature]} />
    </svg>
  )
}

function isDrawn(feature: Feature): feature is keyof typeof drawn {
  return feature in drawn
}
