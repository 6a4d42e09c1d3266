import styles from './profile-head.module.css'

type Props = {
  picture: string
  look: keyof typeof sizes
  name: string
  role: React.ReactNode
  about: string
  /** What may be asked and looked up, in this order. */
  facts: readonly { term: string; said: React.ReactNode }[]
  /** How to reach them. */
  children: React.ReactNode
}

const sizes = { portrait: 200, logo: 120 }

/** Who an agent or agency is, what they say of themselves, how to reach them, and the facts about them. */
export function ProfileHead({ picture, look, name, role, about, facts, children }: Props) {
  const size = sizes[look]
  return (
    <div className={styles.head}>
      <img className={styles[look]} src={picture} alt="" width={size} height={size} fetchPriority="high" />
      <div>
        <h1>{name}</h1>
        <p className={styles.role}>{role}</p>
        <p className={styles.about}>{about}</p>
        {children}
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, said }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
