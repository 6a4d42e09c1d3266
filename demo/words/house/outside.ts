import type { Line } from '../grammar.ts'

/** Pool, garden and yard. */
export const outside: readonly Line[] = [
  [
    'swimming_pool jacuzzi',
    'La piscina tiene jacuzzi integrado y un deck donde [da el sol de la tarde|caben los camastros].',
    'The pool has a built-in jacuzzi and a deck that [catches the afternoon sun|has room for the loungers].',
  ],
  [
    'swimming_pool gazebo',
    'Junto a la piscina hay un gazebo con barbacoa y [ducha|fregadero].',
    'By the pool there is a gazebo with a barbecue and [a shower|a sink].',
  ],
  [
    'swimming_pool',
    'La piscina recibe sol hasta tarde y [el jardín ya tiene sombra hecha|el jardín da sombra].',
    'The pool gets the sun until late, and the garden [already has its shade|gives shade].',
  ],
  [
    'swimming_pool',
    'El jardín rodea la piscina y [tiene riego automático|está bien iluminado de noche].',
    'The garden goes all around the pool and [has automatic watering|is well lit at night].',
  ],
  [
    'gazebo !swimming_pool',
    'El gazebo tiene techo de cana y espacio para una mesa larga.',
    'The gazebo has a thatched roof and room for a long table.',
  ],
  [
    'courtyard modest',
    'El patio es de buen tamaño, con matas de [mango y limón|mango y aguacate].',
    'The yard is a good size, with [mango and lime|mango and avocado] trees.',
  ],
  [
    'courtyard',
    'El patio es privado y los muros dan sombra [desde temprano|casi todo el día].',
    'The patio is private, and its walls give shade [from early in the day|most of the day].',
  ],
  [
    'large_lot',
    'El terreno permite levantar otra construcción sin quitarle espacio a la casa.',
    'The land has room for another building without crowding the house.',
  ],
  [
    'annexes',
    'Al fondo hay un anexo con baño, útil para visitas o encargado.',
    'At the back there is an annexe with a bathroom, useful for guests or a caretaker.',
  ],
  ['plot !large_lot', 'El solar mide {lot} y la construcción, {m2}.', 'The plot measures {lot} and the house {m2}.'],
  ['plot', 'Ocupa un terreno de {lot}, con {m2} construidos.', 'It stands on {lot} of land, with {m2} built.'],
  [
    'mountain large_lot',
    'En los {lot} hay pinos, aguacates y un nacimiento de agua.',
    'On its {lot} there are pines, avocado trees and a spring.',
  ],
  [
    'terrace',
    'La terraza descubierta es para la noche, [que aquí refresca|con la brisa].',
    'The open terrace is for the evenings, [which are cool here|in the breeze].',
  ],
  [
    'swimming_pool',
    'La piscina es [de agua salada|alargada, para nadar] y tiene sombra al lado.',
    'The pool is [salt-water|long enough to swim in] and has shade beside it.',
  ],
  [
    'swimming_pool coast',
    'Alrededor de la piscina hay [palmas y coralina|grama y un área de asador].',
    'Around the pool there are [palms and coral stone|a lawn and a barbecue].',
  ],
  [
    'swimming_pool',
    'Del comedor se camina [descalzo|directo] a la piscina.',
    'From the dining room you walk [barefoot|straight] to the pool.',
  ],
  [
    'courtyard',
    'Atrás hay un patio [sembrado|con piso y árbol de sombra].',
    'At the back there is a yard [full of plants|with paving and a shade tree].',
  ],
  [
    'courtyard modest',
    'El patio da para [ampliar|gallinas, matas y tendedero].',
    'The yard has room for [an extension|hens, plants and a washing line].',
  ],
  [
    'plot',
    'El terreno es de {lot} y [está verjado|tiene forma regular].',
    'The plot is {lot} and [is walled|regular in shape].',
  ],
  [
    'plot modest',
    'El solar es de {lot}, con [entrada para vehículo|callejón de servicio].',
    'The plot is {lot}, with [a drive|a service passage].',
  ],
  [
    'terrace',
    'Por la tarde la terraza queda [a la sombra|fresca].',
    'In the afternoon the terrace is [in the shade|cool].',
  ],
  [
    'gazebo',
    'Para los domingos hay gazebo, [con parrilla y fogón|con techo de cana].',
    'For Sundays there is a gazebo [with grill and hearth|under thatch].',
  ],
  [
    'mountain',
    'El terreno baja [en escalones|suave] y tiene aguacates y naranjos.',
    'The land falls [in steps|gently] and has avocado and orange trees.',
  ],
  [
    'courtyard !swimming_pool',
    'En el patio hay [una mata de aguacate|un limonero] y sitio para la mesa del domingo.',
    'In the yard there is [an avocado tree|a lime tree] and room for the Sunday table.',
  ],
  [
    'courtyard !upscale',
    'Atrás queda un patio [cerrado|fresco], con llave de agua y piso.',
    'At the back there is [a walled|a cool] yard, paved and with a tap.',
  ],
  [
    'plot !modest !colonial',
    'Los {lot} dejan [jardín por tres lados|espacio libre alrededor].',
    'Its {lot} leave [garden on three sides|open space all around].',
  ],
]
