import type { CDPSession } from '@playwright/test'

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * Milliseconds of processor that a page's main thread took for each frame while something was done: scripts, style,
 * layout and paint, all its tasks from one frame's to the next; not what the graphics process draws, nor waiting for it.
 */
export async function traceFrames(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await act()
  const whole = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await whole
  session.off('Tracing.dataCollected', collect)
  return sumByFrame(events)
}

function sumByFrame(events: readonly TraceEvent[]): number[] {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [main] = frames
  if (!main) throw new Error('the trace has no frames')
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const sums: number[] = []
  let at = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    while (at < frames.length && frames[at]!.ts < ts) at++
    const isFrame = at < frames.length && frames[at]!.ts < ts + dur
    if (isFrame) sums.push(0)
    if (sums.length > 0) sums[sums.length - 1]! += tdur / 1000
  }
  // The last one lasts until the trace ends.
  return sums.slice(0, -1)
}
