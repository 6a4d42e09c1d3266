/** The pages a pager names: the first, the last, the current one and its neighbours; `null` stands for a gap. */
export function listPagesShown(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((page, at) => {
    const before = pages[at - 1] ?? page - 1
    // A gap of one page is that page: it takes no more room than the dots.
    return page - before === 1 ? [page] : page - before === 2 ? [page - 1, page] : [null, page]
  })
}
