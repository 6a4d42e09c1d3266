import type { ProviderName } from '#contract/account/provider.ts'

/** A provider's own mark, in the colours that it asks for. */
const marks: Record<ProviderName, { colour: string; path: string }[]> = {
  google: [
    {
      colour: '#4285F4',
      path: 'M23.52 12.27c0-.85-.08-1.67-.22-2.45H12v4.64h6.46a5.52 5.52 0 0 1-2.4 3.62v3h3.88c2.27-2.09 3.58-5.17 3.58-8.81',
    },
    {
      colour: '#34A853',
      path: 'M12 24c3.24 0 5.96-1.07 7.94-2.91l-3.88-3c-1.07.72-2.45 1.14-4.06 1.14-3.12 0-5.77-2.11-6.71-4.95H1.28v3.1A12 12 0 0 0 12 24',
    },
    {
      colour: '#FBBC05',
      path: 'M5.29 14.28a7.2 7.2 0 0 1 0-4.56v-3.1H1.28a12 12 0 0 0 0 10.76z',
    },
    {
      colour: '#EA4335',
      path: 'M12 4.77c1.76 0 3.34.6 4.59 1.8l3.44-3.44A11.5 11.5 0 0 0 12 0 12 12 0 0 0 1.28 6.62l4.01 3.1C6.23 6.88 8.88 4.77 12 4.77',
    },
  ],
}

export function ProviderMark({ provider }: { provider: ProviderName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
      {marks[provider].map(({ colour, path }) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  )
}
