import { NothingFound } from '../../ui/page/nothing-found.tsx'
import { useTexts } from '../../texts.ts'

type Props = { waysOut: { label: string; count: number; href: string }[]; allHref: string; children: React.ReactNode }

/** No project is as asked for: which filter to give up and what that finds, all of them, and someone to ask. */
export function NoProjects({ waysOut, allHref, children }: Props) {
  const t = useTexts()
  const ways = waysOut.map(({ label, count, href }) => {
    return { label: t('project.without', { filter: label }), count: t('project.total', { count }), href }
  })
  return (
    <NothingFound
      ways={[...ways, { label: t('project.see_all'), href: allHref }]}
      ask={t('project.none_contact')}
      contact={children}
    >
      <h2>{t('project.none')}</h2>
      {ways.length > 0 && <p>{t('project.none_relax')}</p>}
    </NothingFound>
  )
}
