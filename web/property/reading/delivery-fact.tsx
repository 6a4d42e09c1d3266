import type { IconKey } from '@tabler/icons-react'

import styles from './delivery.module.css'

type Props = { icon: typeof IconKey; name: string; children: React.ReactNode }

/** One fact of what is being built or handed over, with its icon. */
export function DeliveryFact({ icon: Icon, name, children }: Props) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon size={24} stroke={1.5} aria-hidden />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
