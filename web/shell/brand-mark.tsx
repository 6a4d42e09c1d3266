/** The mark that ships with the product: a roof line over an arch, the covered place beside a house. */
export function BrandMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden focusable="false">
      <path
        fill="none"
        stroke="currentcolor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3.5 17 20 5l16.5 12M9.5 35.5V27a10.5 10.5 0 0 1 21 0v8.5"
      />
      <circle fill="var(--sol)" cx="20" cy="27.5" r="4.25" />
    </svg>
  )
}
