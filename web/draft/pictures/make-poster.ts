/** A still of a video that is here already, as a JPEG; null where the browser cannot show it. */
export async function makePoster(src: string): Promise<Blob | null> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src })
  try {
    await once(video, 'loadeddata')
    video.currentTime = Math.min(1, video.duration / 2)
    await once(video, 'seeked')
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
    canvas.getContext('2d')!.drawImage(video, 0, 0)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

function once(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, 20_000)
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    video.addEventListener('error', reject, { once: true })
  })
}
