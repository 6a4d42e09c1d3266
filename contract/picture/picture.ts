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
export const uploadPurposes = ['photo', 'plan', 'view_360', 'video', 'document', 'import'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Bytes that an upload may have, by what it becomes. */
export const uploadBytes: Record<UploadPurpose, number> = {
  photo: 20 * 2 ** 20,
  plan: 20 * 2 ** 20,
  view_360: 20 * 2 ** 20,
  video: 60 * 2 ** 20,
  document: 10 * 2 ** 20,
  import: 200 * 2 ** 20,
}

/** Bytes of a piece: what a browser sends at once, and what the API takes. */
export const usualPieceBytes = 256 * 2 ** 10
export const maxPieceBytes = 768 * 2 ** 10

/** Pixels that a photo or plan has at least on its long side, and a round picture. */
export const leastSide = { photo: 800, plan: 800, view_360: 4096 } as const
/** Pixels that a picture may have in all. */
export const maxPicturePixels = 60_000_000
/** What is kept of a photo on its long side; browsers reduce it to that before they send it. */
export const keptSide = 2560

/** Widths in which every picture is shown, and a round one for those who look around in it. */
export const pictureWidths = [360, 640, 960, 1440] as const
export const panoramaWidths = [2048, 2816] as const
