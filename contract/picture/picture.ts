/** A plan is a picture that is shown apart and is never the cover. */
export const photoKinds = ['photo', 'plan'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** What a picture of a home shows, in the order of a visit to it. */
export const photoTags = [
  'facade',
  'living_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'balcony',
  'social_area',
  'view',
  'plan',
] as const
export type PhotoTag = (typeof photoTags)[number]

/** Clockwise, in degrees. */
export const turns = [0, 90, 180, 270] as const
export type Turn = (typeof turns)[number]

/** What an upload becomes. */
export const uploadPurposes = ['photo', 'plan', 'view_360', 'video', 'document'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]
