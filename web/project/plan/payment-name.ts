import type { Payment } from '#contract/project/payment-plan.ts'

import type { Text } from '../../texts.ts'

/** "Separación", "Cuota 3 de 18". */
export function namePayment({ step, number, of }: Payment, t: Text): string {
  return step === 'works' ? t('project.pay_works', { number, of }) : t(`project.pay_${step}`)
}
