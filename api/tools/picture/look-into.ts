type Raw = { data: Buffer; width: number; height: number }

/** What a camera in the middle of an equirectangular RGB picture sees, looking level at `yaw` degrees. */
export function lookInto(
  panorama: Raw,
  view: { width: number; height: number; yaw: number; fieldOfView: number },
): Raw {
  const { width, height } = view
  const data = Buffer.alloc(width * height * 3)
  const focal = width / 2 / Math.tan((view.fieldOfView * Math.PI) / 360)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = x + 0.5 - width / 2
      const down = y + 0.5 - height / 2
      const longitude = (view.yaw * Math.PI) / 180 + Math.atan2(right, focal)
      const latitude = Math.atan2(down, Math.hypot(right, focal))
      const u = (((longitude / (2 * Math.PI) + 0.5) % 1) + 1) % 1
      const v = latitude / Math.PI + 0.5
      copyBlended(panorama, u * panorama.width - 0.5, v * panorama.height - 0.5, data, (y * width + x) * 3)
    }
  }
  return { data, width, height }
}

/** Bilinear; the picture joins itself left and right. */
function copyBlended(from: Raw, x: number, y: number, to: Buffer, at: number) {
  const x0 = Math.floor(x)
  const y0 = Math.min(Math.max(Math.floor(y), 0), from.height - 2)
  const fx = x - x0
  const fy = Math.min(Math.max(y - y0, 0), 1)
  const left = (x0 + from.width) % from.width
  const right = (x0 + 1) % from.width
  for (let channel = 0; channel < 3; channel++) {
    const sample = (column: number, row: number) => from.data[(row * from.width + column) * 3 + channel] ?? 0
    const upper = sample(left, y0) * (1 - fx) + sample(right, y0) * fx
    const lower = sample(left, y0 + 1) * (1 - fx) + sample(right, y0 + 1) * fx
    to[at + channel] = upper * (1 - fy) + lower * fy
  }
}
