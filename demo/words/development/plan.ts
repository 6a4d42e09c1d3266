import type { Line } from '../grammar.ts'

export const plan: readonly Line[] = [
  [
    '',
    'Se separa con {separation} y se paga {plan}: a la firma, durante la obra y contra entrega.',
    'It is reserved with {separation} and paid {plan}: on signing, during construction and on delivery.',
  ],
  [
    '',
    'El plan de pago es {plan} (firma, construcción y llaves), con una separación de {separation}.',
    'The payment plan is {plan} (signing, construction and keys), with a reservation of {separation}.',
  ],
]
