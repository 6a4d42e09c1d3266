import type { Line } from '../grammar.ts'

/** Parking and who keeps the gate. */
export const parking: readonly Line[] = [
  [
    'parking_roofed parkings',
    'Los {parking} son techados y están juntos.',
    'The {parking} are covered and side by side.',
  ],
  ['parking_roofed oneparking', 'El parqueo es techado y asignado.', 'The parking space is covered and reserved.'],
  [
    'parkings electric_gate',
    'Tiene {parking} detrás de un portón eléctrico.',
    'It has {parking} behind an electric gate.',
  ],
  [
    'oneparking electric_gate',
    'Un parqueo asignado, portón eléctrico y control de visitas.',
    'One reserved parking space, an electric gate and visitor control.',
  ],
  ['parkings', 'Le corresponden {parking}, más los de visita.', 'It comes with {parking}, plus visitors’ bays.'],
  [
    'oneparking',
    'Le corresponde un parqueo y hay espacio para visitas.',
    'It comes with one parking space, and there is room for visitors.',
  ],
  [
    'janitor electric_gate',
    'Hay seguridad las 24 horas y cámaras en los accesos.',
    'There is round-the-clock security, with cameras at the entrances.',
  ],
  [
    'gates electric_gate',
    'El residencial es cerrado, con garita y acceso controlado.',
    'The development is closed, with a gatehouse and controlled access.',
  ],
  ['grids', 'Las ventanas tienen protectores de hierro.', 'The windows have iron grilles.'],
  [
    'electric_gate',
    'Se entra por portón eléctrico, con intercom hasta el apartamento.',
    'You enter through an electric gate, with an intercom to the apartment.',
  ],
  [
    'oneparking',
    'El parqueo [queda cerca de la entrada|está marcado y es fijo|no se comparte].',
    'The parking space [is near the entrance|is marked and fixed|is not shared].',
  ],
  [
    'oneparking parking_roofed',
    'Se estaciona bajo techo, [a pasos del ascensor|en una plaza cómoda].',
    'Parking is under cover, [steps from the lift|in an easy bay].',
  ],
  [
    'oneparking !parking_roofed',
    'El parqueo es descubierto, [frente al edificio|dentro de la verja].',
    'The parking space is in the open, [in front of the building|inside the gate].',
  ],
  [
    'parkings',
    'Los {parking} [están en línea|están numerados|quedan en el mismo nivel].',
    'The {parking} [are in tandem|are numbered|are on the same level].',
  ],
  [
    'parkings parking_roofed',
    'Entran {parking} bajo techo, sin columnas que estorben.',
    'It takes {parking} under cover, with no columns in the way.',
  ],
  [
    'janitor',
    'Un conserje [cuida la entrada y las áreas comunes|recibe paquetes y atiende las áreas comunes].',
    'A caretaker [looks after the entrance and common areas|takes in parcels and tends the common areas].',
  ],
  [
    'janitor tower',
    'Vigilancia de día y de noche, con registro de visitas en el lobby.',
    'Guards day and night, with visitors signed in at the lobby.',
  ],
  [
    'gates',
    'Se entra por garita, con [vigilante permanente|código para visitas].',
    'You come in past a gatehouse, with [a guard always there|a code for visitors].',
  ],
  [
    'gates coast',
    'La garita funciona [las 24 horas|día y noche] y las calles internas son solo para residentes.',
    'The gatehouse works [round the clock|day and night] and the inner streets are for residents only.',
  ],
  [
    'electric_gate',
    'El portón se abre [a control remoto|desde el celular] y el perímetro tiene cámaras.',
    'The gate opens [by remote control|from your phone] and there are cameras around the perimeter.',
  ],
  [
    'electric_gate !janitor',
    'Portón eléctrico, verja perimetral y buena iluminación de noche.',
    'An electric gate, a perimeter fence and good lighting at night.',
  ],
  [
    'grids',
    'Balcón y ventanas están protegidos [con hierro forjado|con rejas pintadas de blanco].',
    'The balcony and windows are protected [with wrought iron|by white-painted bars].',
  ],
]
